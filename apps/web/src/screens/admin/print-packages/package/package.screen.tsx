import { showDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { handOverStateNames } from '@marquee/rules/hand-overs'
import LinearProgress from '@mui/material/LinearProgress'
import { useParams } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { paths, printAnswerPath } from '../../../../app/paths.ts'
import { ReasonLink } from '../../../../ui/disabled-reason/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { Page, Section } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import { HandOver, handOverTexts, Receipts } from '../../../../widgets/hand-overs/index.ts'
import { reasons } from '../texts.ts'
import type { PrintPackage } from './answers.ts'
import { texts } from './texts.ts'

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
          <Taking found={found} />
          <Receipts receipts={found.receipts} />
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

function Taking({ found }: PartProps) {
  const { key, state, can } = found
  const taking = useChange(api.printPackages.take, {
    success: handOverTexts.taken,
    selection: false,
    refreshes: [api.printPackages.read, api.printPackages.list, api.sendings.ofCampaign],
  })
  return (
    <HandOver
      state={state}
      why={{ take: texts.takeWhy, repeat: texts.repeatWhy }}
      reason={whyNot(state === 'handed-over' ? can.repeat : can.take, reasons)}
      isTaking={taking.isRunning}
      take={async (isRepeat) => {
        const taken = await taking.run({ params: { key: String(key) }, body: { isRepeat } })
        return taken?.files
      }}
    />
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
