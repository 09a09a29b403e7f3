import { campaignPhases, type CampaignPhase, type CampaignStatus } from '@marquee/rules/campaigns'
import { heldForTexts } from '@marquee/rules/sendings'
import Alert from '@mui/material/Alert'
import { api, useOperation } from '../../api/index.ts'
import { Facts } from '../../ui/facts/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ErrorState } from '../../ui/states/index.ts'
import type { Sendings } from './answers.ts'
import { DailyRun } from './daily-run.tsx'
import { HaltBanner } from './halt-banner.tsx'
import { MoveAll } from './move-all.tsx'
import { SendingLines } from './sending-lines.tsx'
import { againAfter, factsOf } from './sums.rules.ts'
import { texts } from './texts.ts'
import { mayMove } from './use-move.ts'

/** A year stays approved while its seasons are sent. */
const MAY_HAVE_BEGUN: readonly CampaignPhase[] = ['ordered', 'over']

interface CampaignSendingsProps {
  campaign: { key: number; status: CampaignStatus }
}

/** What a campaign sends, and what became of it, while it goes on; nothing before it begins. */
export function CampaignSendings({ campaign }: CampaignSendingsProps) {
  const { key: campaignKey } = campaign
  const phase = campaignPhases[campaign.status]
  const { response, status, error, retry, isRefreshing } = useOperation(
    api.sendings.ofCampaign,
    { params: { key: String(campaignKey) } },
    {
      selection: false,
      enabled: MAY_HAVE_BEGUN.includes(phase),
      again: (answer) => answer && againAfter(answer, phase),
    },
  )
  if (status === 'failed' && !response) {
    return (
      <Section title={texts.title} framed>
        <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      </Section>
    )
  }
  if (!response) return null
  const { sendings, daily } = response
  if (sendings.length === 0 && !daily) return null
  return (
    <Section title={texts.title} framed>
      <HaltBanner halts={response.halts} />
      <Held sendings={sendings} />
      {daily && <DailyRun campaignKey={campaignKey} daily={daily} />}
      <Facts facts={factsOf(sendings)} />
      <SendingLines campaignKey={campaignKey} sendings={sendings} />
      <MoveAll campaignKey={campaignKey} sendings={sendings} />
    </Section>
  )
}

/** Each reason for which something waits for a person, once; whoever cannot let it go reads who does. */
function Held({ sendings }: { sendings: Sendings }) {
  const reasons = new Set(sendings.flatMap(({ heldFor }) => heldFor ?? []))
  const mayLetGo = sendings.some((sending) => mayMove('let-go', sending))
  return [...reasons].map((reason) => (
    <Alert key={reason} severity="warning" sx={{ mb: 4 }}>
      {heldForTexts[reason]} {!mayLetGo && texts.approverLetsGo}
    </Alert>
  ))
}
