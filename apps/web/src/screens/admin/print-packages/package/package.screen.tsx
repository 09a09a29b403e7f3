import { showDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { handOverStateNames } from '@marquee/rules/hand-overs'
import LinearProgress from '@mui/material/LinearProgress'
import { useParams } from 'react-router'
import { api, useOperation, whyNot } from '../../../../api/index.ts'
import { paths, printAnswerPath } from '../../../../app/paths.ts'
import { ReasonLink } from '../../../../ui/disabled-reason/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { Page, Section } from '../../../../ui/page/index.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { reasons } from '../texts.ts'
import type { PrintPackage } from './answers.ts'
import { HandOver } from './hand-over.tsx'
import { howOf, texts } from './texts.ts'

const AGAIN_AFTER = 3_000

/** One package: how far it is, its hand-over, and what its printer answered. */
export function Screen() {
  const { key = '' } = useParams()
  const query = useOperation(
    api.printPackages.read,
    { params: { key } },
    { selection: false, again: whileMaking },
  )
  const { response: found, status } = query
  return (
    <Page
      title={found?.name ?? texts.facts}
      intro={found && `${found.campaign.name}, ${found.market.name}`}
      back={{ to: paths.printPackages, name: texts.back }}
    >
      {found ? (
        <>
          <Contents found={found} />
          <HandOver found={found} />
          <Receipts found={found} />
          <Reconciled found={found} />
        </>
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.printPackages}
        >
          <FormSkeleton />
        </NotLoaded>
      )}
    </Page>
  )
}

const whileMaking = (found: PrintPackage | undefined) =>
  found?.state === 'making' || found?.state === 'handing-over' ? AGAIN_AFTER : undefined

interface PartProps {
  found: PrintPackage
}

function Contents({ found }: PartProps) {
  const { campaign, market, mailOn, wave, state, pieces, seeds, painted, sha256 } = found
  return (
    <Section title={texts.facts} framed>
      <Facts
        facts={[
          [texts.campaign, campaign.name],
          [texts.dealer, market.name],
          [texts.mailOn, showDate(mailOn)],
          [texts.wave, String(wave)],
          [texts.state, handOverStateNames[state]],
          [texts.pieces, showCount(pieces)],
          [texts.seeds, showCount(seeds)],
          [texts.manifest, sha256],
        ]}
      />
      {state === 'making' && (
        <LinearProgress
          variant="determinate"
          value={(painted / pieces) * 100}
          aria-label={texts.progress}
          sx={{ mt: 4 }}
        />
      )}
    </Section>
  )
}

function Receipts({ found: { receipts } }: PartProps) {
  if (receipts.length === 0) return null
  return (
    <Section title={texts.receipts}>
      <PlainTable
        label={texts.receipts}
        headers={[texts.what, texts.how, texts.by, texts.at, texts.manifest]}
        rows={receipts.map(({ number, kind, by, at, sha256 }) => ({
          id: number,
          cells: [
            texts.number(number),
            howOf(kind),
            by ?? texts.itself,
            showMoment(at),
            sha256.slice(0, 16),
          ],
        }))}
      />
    </Section>
  )
}

function Reconciled({ found: { key, reconciled, can } }: PartProps) {
  if (!reconciled) return null
  const { pieces, mailed, spoiled, returned, missing } = reconciled
  return (
    <Section
      title={texts.reconciled}
      description={texts.reconciledWhy}
      framed
      actions={
        <ReasonLink
          to={printAnswerPath(key)}
          variant="outlined"
          reason={whyNot(can.answer, reasons)}
        >
          {texts.import}
        </ReasonLink>
      }
    >
      <Facts
        facts={[
          [texts.handedOver, showCount(pieces)],
          [texts.mailed, showCount(mailed)],
          [texts.spoiled, showCount(spoiled)],
          [texts.returned, showCount(returned)],
          [texts.missing, showCount(missing)],
        ]}
      />
    </Section>
  )
}
