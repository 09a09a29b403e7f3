import type { annual } from '@marquee/contract/annual'
import type { CampaignDetails } from '@marquee/rules/campaigns'
import { campaignPhases } from '@marquee/rules/campaigns'
import { channelsOf, type ChosenOption } from '@marquee/rules/channels'
import { accept, refuse } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import {
  campaignsView,
  lockedCampaign,
  savedDetails,
  updateCampaign,
  updateStep,
  type FoundCampaign,
} from '../campaigns/index.ts'
import { marketsStore } from '../markets/index.ts'
import type { Call, Outcome, UseCase } from '../platform/use-case.ts'
import { presentEnrollment } from './enrollment.present.ts'
import { saveSeasonDates } from './save-season-dates.change.ts'
import { seasonCampaignsView } from './season-campaigns.view.ts'

type Update = typeof annual.update
type SaveStarted = typeof annual.saveStarted

/** The enrollment is known by its template: a dealer has one of each that is still a draft. */
export const saveStarted: UseCase<SaveStarted> = async (call) => {
  const { query, body, use } = call
  if (!(await use(marketsStore).find(query.marketKey))) return refuse('not-found')
  const present = await use(seasonCampaignsView).at(query.marketKey, [
    body.annualCampaignTemplateKey,
  ])
  const started = present.find(({ status }) => campaignPhases[status] === 'draft')
  if (!started) return refuse('annual.not-started')
  return save(started.key, call)
}

export const updateEnrollment: UseCase<Update> = (call) => save(call.body.key, call)

type Saving = Omit<Call<Update>, 'body'> & { body: Omit<Call<Update>['body'], 'key'> }

async function save(key: number, call: Saving): Promise<Outcome<Update>> {
  const found = await lockedCampaign(key, call.use)
  if (!found || !hasTrait(found.campaign.category, 'year')) return refuse('not-found')
  const dated = await saveSeasonDates(found, call)
  if (!dated.ok) return dated
  const saved = await updateCampaign({
    ...call,
    params: undefined,
    body: changed(found, call.body),
  })
  if (!saved.ok) return saved
  const presented = await presentEnrollment(key, call)
  return presented ? accept(presented) : refuse('not-found')
}

/** The details of the enrollment, as the payload says them. */
function changed({ campaign }: FoundCampaign, body: Saving['body']) {
  const stored: CampaignDetails = savedDetails(campaign, [])
  const { campaignName, isBillingDeferred, sampleRecipients, version } = body
  return {
    ...stored,
    key: campaign.key,
    metroCampaign: null,
    selectedMarketKeys: [],
    name: campaignName,
    isBillingDeferred,
    sampleRecipients,
    fulfillmentChannelsAndVariations: chosenIn(body),
    version,
  }
}

function chosenIn(body: Saving['body']): ChosenOption[] {
  const { fulfillmentChannels, fulfillmentChannelVariations, selectedChannel } = body
  const chosen: ChosenOption[] = [
    ...fulfillmentChannels.map((value) => ({ type: 'CHANNEL' as const, value })),
    ...fulfillmentChannelVariations.map(({ id }) => ({ type: 'VARIATION' as const, value: id })),
  ]
  if (chosen.length > 0 || !selectedChannel) return chosen
  const [only, ...others] = channelsOf(selectedChannel)
  return only !== undefined && others.length === 0
    ? [{ type: 'CHANNEL', value: only }]
    : [{ type: 'VARIATION', value: selectedChannel }]
}

export const updateSeasonStep: UseCase<typeof annual.updateStep> = async (call) => {
  const { campaignKey, ...body } = call.body
  const season = await call.use(campaignsView).find(campaignKey)
  if (!season) return refuse('not-found')
  if (season.campaign.annualKey === null) return refuse('annual.not-a-season')
  return updateStep({ ...call, params: { key: campaignKey }, body })
}
