import { accessTexts } from '@marquee/rules/access'
import { showCount } from '@marquee/rules/money'
import { sendingDomainReasons } from '@marquee/rules/sending-domains'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { api, useOperation, whyNot } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import type { SendingDomain } from './answers.ts'
import { CapDialog } from './cap-dialog.tsx'
import { DnsRecords } from './dns-records.tsx'
import { DomainDialog } from './domain-dialog.tsx'
import { texts } from './texts.ts'

/** By which domain emails of each brand come, and whether its DNS says so. */
export function Screen() {
  const query = useOperation(api.sendingDomains.list)
  const [changing, setChanging] = useState<SendingDomain>()
  const [capping, setCapping] = useState<SendingDomain>()
  const { response, status } = query
  const reason = whyNot(response?.can.change, { ...accessTexts, ...sendingDomainReasons })
  return (
    <Page title={texts.title} intro={texts.intro} back={{ to: paths.outbox, name: texts.back }}>
      {reason && (
        <Alert severity="info" sx={{ mb: 6 }}>
          {reason}
        </Alert>
      )}
      {status === 'loading' && <RowsSkeleton rows={3} />}
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      {response?.domains.map((one) => (
        <OfBrand
          key={one.brand.id}
          one={one}
          onChange={reason ? undefined : () => setChanging(one)}
          onChangeCap={() => setCapping(one)}
        />
      ))}
      {changing && <DomainDialog one={changing} onClose={() => setChanging(undefined)} />}
      {capping && <CapDialog one={capping} onClose={() => setCapping(undefined)} />}
    </Page>
  )
}

interface OfBrandProps {
  one: SendingDomain
  /** Undefined: the person may not, and may not look at the DNS either. */
  onChange: (() => void) | undefined
  onChangeCap: () => void
}

function OfBrand({ one: { brand, domain, isOwn, dailyCap }, onChange, onChangeCap }: OfBrandProps) {
  const [isLooking, setIsLooking] = useState(false)
  const actions = onChange && (
    <>
      {!isLooking && (
        <Button variant="outlined" onClick={() => setIsLooking(true)}>
          {texts.check}
        </Button>
      )}
      <Button variant="outlined" onClick={onChange}>
        {texts.change}
      </Button>
      <Button variant="outlined" onClick={onChangeCap}>
        {texts.changeCap}
      </Button>
    </>
  )
  return (
    <Section title={brand.name} framed actions={actions}>
      <Facts
        facts={[
          [texts.domain, isOwn ? domain : texts.ofInstallation(domain)],
          [texts.cap, dailyCap === null ? texts.noCap : texts.capOf(showCount(dailyCap))],
        ]}
      />
      {isLooking && <DnsRecords key={domain} brandId={brand.id} domain={domain} />}
    </Section>
  )
}
