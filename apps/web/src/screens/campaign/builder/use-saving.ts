import { saveTexts, type DetailsName } from '@marquee/rules/campaigns'
import { api, useChange } from '../../../api/index.ts'
import type { Campaign, CampaignStep } from './answers.ts'
import { useBuilder } from './builder.ts'
import { useAttempts, type Attempts } from './use-attempts.ts'

/** What people decide about the campaign as a whole. */
export type Details = Pick<Campaign, DetailsName>

/** What is decided on a step. */
export type StepDecisions = Pick<
  CampaignStep,
  'key' | 'opted' | 'creative' | 'fulfillmentChannels' | 'fulfillmentChannelVariations'
>

export interface Saving extends Attempts {
  saveDetails: (details: Details) => Promise<Campaign>
  /** On the campaign as it was last read, or as an earlier save has left it. */
  saveStep: (step: StepDecisions, on?: Campaign) => Promise<Campaign>
}

/** Saves parts of the campaign, and refreshes it afterwards. */
export function useSaving(): Saving {
  const { campaign } = useBuilder()
  const attempts = useAttempts()
  const quiet = {
    refreshes: [api.campaigns.read, api.newerVersions.read, api.audience.monthlyEstimate],
    fails: false,
    selection: false,
  } as const
  const update = useChange(api.campaigns.update, quiet)
  const updateStep = useChange(api.campaigns.updateStep, quiet)
  const { key, version } = campaign
  return {
    ...attempts,
    saveDetails: (details) =>
      attempts.attempt(
        () => update.attempt({ query: {}, body: { key, ...details }, ifMatch: version }),
        saveTexts.campaign,
      ),
    saveStep: (step, on = campaign) =>
      attempts.attempt(() => {
        const ifMatch = versionOf(on, step.key)
        return updateStep.attempt({ params: { key: String(key) }, query: {}, body: step, ifMatch })
      }, saveTexts.step),
  }
}

const versionOf = ({ workflows }: Campaign, key: number): number | undefined =>
  workflows.flatMap(({ steps }) => steps).find((step) => step.key === key)?.version
