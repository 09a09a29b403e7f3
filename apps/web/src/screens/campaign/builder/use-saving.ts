import type { CalendarDate } from '@marquee/rules/calendar'
import { saveTexts, type DetailsName } from '@marquee/rules/campaigns'
import { hasTrait } from '@marquee/rules/templates'
import { api, useChange } from '../../../api/index.ts'
import type { Campaign, CampaignStep, Saved } from './answers.ts'
import { useBuilder } from './builder.ts'
import { useAttempts, type Attempts } from './use-attempts.ts'

/** What people decide about the campaign as a whole. */
export type Details = Pick<Campaign, DetailsName>

/** What is decided on a step. */
export type StepDecisions = Pick<
  CampaignStep,
  'key' | 'opted' | 'creative' | 'fulfillmentChannels' | 'fulfillmentChannelVariations'
>

/** When a season of a year is mailed. */
export interface SeasonDate {
  templateKey: number
  deploymentDate: CalendarDate | null
}

export interface Saving extends Attempts {
  saveDetails: (details: Details, seasonDates: readonly SeasonDate[]) => Promise<Saved>
  /** On the campaign as it was last read, or as an earlier save has left it. */
  saveStep: (step: StepDecisions, on?: Campaign) => Promise<Campaign>
}

/** Saves parts of the campaign, and refreshes it afterwards. */
export function useSaving(): Saving {
  const { campaign } = useBuilder()
  const attempts = useAttempts()
  const quiet = {
    refreshes: [
      api.campaigns.read,
      api.annual.read,
      api.newerVersions.read,
      api.audience.monthlyEstimate,
    ],
    fails: false,
    selection: false,
  } as const
  const update = useChange(api.campaigns.update, quiet)
  const updateYear = useChange(api.annual.update, quiet)
  const updateStep = useChange(api.campaigns.updateStep, quiet)
  const updateSeason = useChange(api.annual.updateStep, quiet)
  const { key, version, category, template, annualCampaignKey } = campaign
  const put = (details: Details, seasonDates: readonly SeasonDate[]): Promise<Saved> => {
    if (!hasTrait(category, 'year')) {
      return update.attempt({ query: {}, body: { key, ...details }, ifMatch: version })
    }
    const body = { key, ...ofYear(details, template.key), campaigns: [...seasonDates] }
    return updateYear.attempt({ query: {}, body, ifMatch: version })
  }
  return {
    ...attempts,
    saveDetails: (details, seasonDates) =>
      attempts.attempt(() => put(details, seasonDates), saveTexts.campaign),
    saveStep: (step, on = campaign) =>
      attempts.attempt(() => {
        const ifMatch = versionOf(on, step.key)
        if (annualCampaignKey !== null) {
          return updateSeason.attempt({ query: {}, body: { ...step, campaignKey: key }, ifMatch })
        }
        return updateStep.attempt({ params: { key: String(key) }, query: {}, body: step, ifMatch })
      }, saveTexts.step),
  }
}

/** What is decided for a whole year. */
const ofYear = (
  { name, isBillingDeferred, sampleRecipients, fulfillmentChannelsAndVariations: chosen }: Details,
  templateKey: number,
) => ({
  annualCampaignTemplateKey: templateKey,
  campaignName: name,
  isBillingDeferred,
  sampleRecipients: [...sampleRecipients],
  fulfillmentChannels: chosen.flatMap((one) => (one.type === 'CHANNEL' ? [one.value] : [])),
  fulfillmentChannelVariations: chosen.flatMap((one) =>
    one.type === 'VARIATION' ? [{ id: one.value }] : [],
  ),
})

const versionOf = ({ workflows }: Campaign, key: number): number | undefined =>
  workflows.flatMap(({ steps }) => steps).find((step) => step.key === key)?.version
