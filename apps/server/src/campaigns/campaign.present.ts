import type { campaigns } from '@marquee/contract/campaigns'
import type { ReplyOf } from '@marquee/contract/operation'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { isActiveCampaign, isOpenToChange, type CampaignDetails } from '@marquee/rules/campaigns'
import { chosenChannels, selectedChannel, variationsOf } from '@marquee/rules/channels'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import type { Call } from '../platform/use-case.ts'
import { presentTemplates, type Template } from '../templates/index.ts'
import { abilities, customizingOf, standingOf } from './campaign-abilities.check.ts'
import { savedDetails, marketOf } from './campaign-details.present.ts'
import { favoritesStore } from './campaign-favorites.store.ts'
import { campaignAudienceView } from './campaign-audience.view.ts'
import type { StepRow } from './campaigns.store.ts'
import { campaignsView, type FoundCampaign } from './campaigns.view.ts'
import { basisOf, campaignMarkets } from './counted-campaign.load.ts'
import { campaignParts, partsOfAll } from './campaign-parts.load.ts'
import { presentStep } from './campaign-step.present.ts'

export type Presented = ReplyOf<typeof campaigns.read>
export type Reading = Pick<Call<typeof campaigns.read>, 'person' | 'use' | 'links' | 'now'>

/** The campaign as it is now: what every change answers. */
export async function campaignNow(
  key: number,
  call: Reading,
): Promise<Result<Presented, 'not-found'>> {
  const found = await call.use(campaignsView).find(key)
  return found ? accept(await present(found, call)) : refuse('not-found')
}

export async function present(found: FoundCampaign, call: Reading): Promise<Presented> {
  const { campaign, market, savedBy } = found
  const today = todayIn(market.timeZone, call.now)
  const { template, children, steps } = await campaignParts(found, call.use)
  const favorites = await call.use(favoritesStore).among(call.person.key, [campaign.key])
  const details = savedDetails(
    campaign,
    children.map(({ marketKey }) => marketKey),
  )
  const { content } = template
  const customizing = await customizingOf(found, content, { today, use: call.use })
  const can = abilities(found, { template: content, person: call.person, today, customizing })
  const standing = standingOf(found)
  return {
    ...details,
    ...factsOf(found),
    isFavorite: favorites.has(campaign.key),
    today,
    isActive: isActiveCampaign(standing),
    isEditable: (isOpenToChange(standing) && mayEdit(can)) || isOwnPart(campaign, can),
    enrollmentStartDate: content.enrollmentStartDate,
    enrollmentEndDate: content.enrollmentEndDate,
    isModified: [campaign, ...steps].some(({ version }) => version > 1),
    selectedMarkets: details.selectedMarketKeys.map((key) => ({ key })),
    selectedChannel: selectedChannel(details.fulfillmentChannelsAndVariations),
    fulfillmentChannels: chosenChannels(details.fulfillmentChannelsAndVariations),
    variations: variationsOf(details.fulfillmentChannelsAndVariations),
    market: marketOf(found),
    startedFor: market.key,
    audience: hasTrait(campaign.category, 'year')
      ? await audienceOfYear(campaign.key, call)
      : await audienceOf(found, { template, steps, details }, call),
    workflows: content.workflows.slice(0, 1).map((workflow) => ({
      key: workflow.key,
      steps: steps.flatMap((step) => presentStep(step, workflow, details)),
    })),
    template: await presentStarted(template, today, call),
    updatedBy: savedBy,
    can,
  }
}

/** Whoever may take back what was submitted, to change it, may edit it. */
const mayEdit = ({ save, saveSeeds }: ReturnType<typeof abilities>): boolean =>
  save.ok ||
  saveSeeds.ok ||
  save.reason === 'campaign.with-approvers' ||
  save.reason === 'campaign.approved-as-ordered'

/** A dealer's part of a metro campaign is open for its seeds and its phone number, whatever the whole waits for. */
const isOwnPart = (
  { parentKey }: FoundCampaign['campaign'],
  { saveSeeds }: ReturnType<typeof abilities>,
): boolean => parentKey !== null && saveSeeds.ok

interface Held {
  template: Template
  steps: readonly StepRow[]
  details: CampaignDetails
}

/** What is saved of its audience, and is that still of what the campaign sends? */
async function audienceOf(found: FoundCampaign, held: Held, { use }: Reading) {
  const saved = await use(campaignAudienceView).find(found.campaign.key)
  if (!saved) return null
  const { basis, savedAt, ...figures } = saved
  const { template, steps, details } = held
  const marketKeys = campaignMarkets(found, details.selectedMarketKeys)
  const isStale = basis !== basisOf({ found, template, steps, marketKeys })
  return { ...figures, isStale, savedAt: savedAt.toISOString() }
}

type Audience = NonNullable<Presented['audience']>

/** Of all its seasons together, once each of them has one; a season that was left out needs none. */
async function audienceOfYear(annualKey: number, call: Reading): Promise<Audience | null> {
  const seasons = await call.use(campaignsView).seasonsOf(annualKey)
  const sent = seasons.filter(({ campaign }) => campaign.status !== 'CANCELLED')
  const each: Audience[] = []
  for (const { found, template, steps } of await partsOfAll(sent, call.use)) {
    const details = savedDetails(found.campaign, [])
    const one = await audienceOf(found, { template, steps, details }, call)
    if (!one) return null
    each.push(one)
  }
  const [first, ...others] = each
  return first ? others.reduce(together, first) : null
}

const together = (one: Audience, other: Audience): Audience => ({
  totalSize: one.totalSize + other.totalSize,
  pieces: one.pieces + other.pieces,
  estimatedCost: one.estimatedCost + other.estimatedCost,
  costWithoutDiscount: one.costWithoutDiscount + other.costWithoutDiscount,
  bills: [...one.bills, ...other.bills],
  isStale: one.isStale || other.isStale,
  savedAt: one.savedAt > other.savedAt ? one.savedAt : other.savedAt,
})

function factsOf({ campaign }: FoundCampaign) {
  const { key, hierarchyId, initialName, status, category, type, cadence, parentKey, annualKey } =
    campaign
  return {
    key,
    id: key,
    hierarchyId,
    initialCampaignName: initialName,
    status,
    category,
    type,
    campaignCadence: cadence,
    parentCampaignKey: parentKey,
    annualCampaignKey: annualKey,
    season: campaign.season,
    // On the wire the mail date stands twice; this is its second name there.
    deploymentDate: campaign.mailDate,
    isReleasedToDealers: campaign.isReleased,
    submittedAt: campaign.submittedAt?.toISOString() ?? null,
    reorder: reorderOf(campaign),
    version: campaign.version,
    updatedAt: campaign.updatedAt.toISOString(),
  }
}

const reorderOf = ({ reorderedFrom, reorderNotes }: FoundCampaign['campaign']) =>
  reorderedFrom === null ? null : { campaignKey: reorderedFrom, notes: reorderNotes ?? [] }

async function presentStarted(template: Template, today: CalendarDate, call: Reading) {
  const viewer = { part: template.path, person: call.person, today }
  const [presented] = await presentTemplates([template], viewer, { ...call, query: {} })
  const { can: _, ...started } = presented as NonNullable<typeof presented>
  return started
}
