import { effectTexts } from '@marquee/rules/customers'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../../api/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { Actions, Section } from '../../../../ui/page/index.ts'
import type { CustomerImport } from '../answers.ts'
import { figure } from '../texts.ts'
import { CHANGED_BY_IMPORT } from '../use-imports.ts'
import { CancelButton } from './cancel-button.tsx'
import { Findings } from './findings.tsx'
import { confirmingTexts as texts, orderedStay } from './texts.ts'

interface ConfirmingProps {
  importKey: number
  effect: NonNullable<CustomerImport['confirming']>
  findings: CustomerImport['findings']
}

/** An import that changes much: what it would do, and whether it may. */
export function Confirming({ importKey, effect, findings }: ConfirmingProps) {
  const { before, inFile, added, gone, changed, after, reach } = effect
  const change = useChange(api.customers.confirm, {
    refreshes: [api.customers.read, ...CHANGED_BY_IMPORT],
    selection: false,
  })
  return (
    <Section title={texts.title} description={texts.why} framed>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <Alert severity="warning" role="alert">
          <Typography variant="subtitle2" component="p">
            {gone > 0 ? texts.gone(gone, before) : texts.changed(before, after)}
          </Typography>
          <Typography>{gone > 0 ? texts.whole : texts.added}</Typography>
        </Alert>
        <Facts
          facts={[
            [effectTexts.before, figure(before)],
            [effectTexts.inFile, figure(inFile)],
            [effectTexts.added, figure(added)],
            [effectTexts.changed, changed !== null && figure(changed)],
            [effectTexts.gone, figure(gone)],
            [effectTexts.after, figure(after)],
            [
              effectTexts.byEmail,
              reach && effectTexts.reached(reach.before.email, reach.after.email),
            ],
            [effectTexts.byMail, reach && effectTexts.reached(reach.before.mail, reach.after.mail)],
          ]}
        />
        {gone > 0 && <Typography sx={{ color: 'text.secondary' }}>{orderedStay}</Typography>}
        <Findings findings={findings} />
        <Actions>
          <CancelButton importKey={importKey} />
          <Button
            variant="contained"
            loading={change.isRunning}
            onClick={() => void change.run({ params: { id: String(importKey) } })}
          >
            {gone > 0 ? texts.letGo(gone) : texts.goOn}
          </Button>
        </Actions>
      </Box>
    </Section>
  )
}
