import type { home } from '@marquee/contract/home'
import type { ReplyOf } from '@marquee/contract/operation'
import { lastRejection } from '@marquee/rules/approvals'
import {
  builderFlow,
  places,
  seasonalOf,
  type BuilderState,
  type Seasonal,
} from '@marquee/rules/builder'
import { todayIn } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, usedSteps, type CampaignStatus } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import {
  campaignEventsStore,
  heldCreatives,
  campaignListView,
  campaignsView,
  placesBeyond,
  summariesOf,
  wholeCampaign,
  type CampaignFilters,
  type FoundCampaign,
} from '../campaigns/index.ts'
import { marketsStore, narrowedScope } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'

type Drafted = ReplyOf<typeof home.read>['drafts'][number]

const FEW = { drafts: 4, waiting: 5, upcoming: 6 } as const
/** Of those that were submitted once: some were rejected, others withdrawn. */
const LOOKED_AT = 20

/** Among what the home screen shows a campaign of each status. */
const SHOWN_AMONG: Readonly<Record<CampaignStatus, readonly (keyof typeof FEW)[]>> = {
  DRAFT: ['drafts'],
  SUBMITTED: ['waiting', 'upcoming'],
  ACKNOWLEDGED: ['waiting', 'upcoming'],
  APPROVED: ['upcoming'],
  ACTIVE: ['upcoming'],
  COMPLETED: [],
  CANCEL_REQUESTED: ['waiting'],
  CANCELLED: [],
  BULKREORDER: [],
  RESERVED: ['upcoming'],
}

const statusesAmong = (list: keyof typeof FEW): CampaignStatus[] =>
  CAMPAIGN_STATUSES.filter((status) => SHOWN_AMONG[status].includes(list))

const [latest, soonest] = [
  [{ id: 'updatedAt', direction: 'DESCENDING' }],
  [{ id: 'deploymentDate', direction: 'ASCENDING' }],
] as const

export const readHome: UseCase<typeof home.read> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { query, person, use, now } = call
  const market = await use(marketsStore).find(query.marketKey ?? person.homeMarketKey)
  const mailedFrom = todayIn(market?.timeZone ?? 'UTC', now)
  const view = use(campaignListView)
  const first = (size: number) => ({ offset: 0, size })
  // A dealer only has children of metro campaigns; people above it see the metro campaign itself.
  const isOfDealers = market?.type === 'DEALER' || query.selectedUserLevel === 'DEALER'
  const notAt = await placesBeyond(part, call)
  const here = { part, notAt, isWithoutChildren: !isOfDealers, isWithoutDraftSeasons: true }
  const drafts = { ...here, statuses: statusesAmong('drafts') }
  const rejections = await rejectionsAmong(drafts, call)
  const rejected = [...rejections.keys()]
  const others = await view.slice(
    { ...drafts, notKeys: rejected },
    { sort: latest, ...first(FEW.drafts) },
  )
  const waiting = await view.slice(
    { ...here, statuses: statusesAmong('waiting') },
    { sort: soonest, ...first(FEW.waiting) },
  )
  const ahead = { ...here, statuses: statusesAmong('upcoming'), mailedFrom }
  const upcoming = await view.slice(ahead, { sort: soonest, ...first(FEW.upcoming) })
  const found = await use(campaignsView).findAll([...rejected, ...others, ...waiting, ...upcoming])
  const byKey = new Map((await summariesOf(found, call)).map((one) => [one.key, one]))
  const shown = (keys: readonly number[]) => keys.flatMap((key) => byKey.get(key) ?? [])
  const drafted: Drafted[] = []
  for (const summary of shown([...rejected, ...others])) {
    const one = found.find(({ campaign }) => campaign.key === summary.key) as FoundCampaign
    drafted.push({
      ...summary,
      ...(await gapsOf(one, { audiencePieces: summary.audience?.pieces ?? null }, call)),
      rejection: rejections.get(summary.key) ?? null,
    })
  }
  return accept({
    drafts: drafted,
    waiting: shown(waiting),
    upcoming: shown(upcoming),
    counts: await view.countEach({ part, notAt }),
  })
}

/** Of the drafts that came back last, why, by their key. */
async function rejectionsAmong(
  drafts: CampaignFilters,
  { use }: Pick<Call<typeof home.read>, 'use'>,
): Promise<ReadonlyMap<number, NonNullable<Drafted['rejection']>>> {
  const keys = await use(campaignListView).slice(
    { ...drafts, wasSubmitted: true },
    { sort: latest, offset: 0, size: LOOKED_AT },
  )
  const events = await use(campaignEventsStore).among(keys)
  const found = keys.flatMap((key) => {
    const rejection = lastRejection(events.filter(({ campaignKey }) => campaignKey === key))
    if (!rejection) return []
    const { by, at, words } = rejection
    return [[key, { by, at: at.toISOString(), words }] as const]
  })
  return new Map(found.slice(0, FEW.drafts))
}

type Reading = Pick<Call<typeof home.read>, 'use' | 'now' | 'deployment' | 'person' | 'links'>

/** What a draft still lacks and where to continue with it, as its builder shows it. */
async function gapsOf(
  found: FoundCampaign,
  counted: { audiencePieces: number | null },
  call: Reading,
): Promise<Pick<Drafted, 'missing' | 'place'>> {
  const isYear = hasTrait(found.campaign.category, 'year')
  const seasonals = isYear ? await seasonalsOf(found.campaign.key, call) : []
  const { missing } = (await flowOf(found, { ...counted, seasonals }, call)).flow
  return {
    missing: missing.map(({ text }) => text),
    place: missing[0]?.place ?? places.confirmation,
  }
}

async function flowOf(
  found: FoundCampaign,
  known: Pick<BuilderState, 'audiencePieces' | 'seasonals'>,
  { use, now, deployment }: Reading,
) {
  const { campaign, template } = await wholeCampaign(found, use)
  const creatives = await heldCreatives(campaign, use)
  const flow = builderFlow({
    ...known,
    campaign,
    template: template.content,
    today: todayIn(found.market.timeZone, now),
    isAudienceBuilderOn: deployment.toggleDefaults.IS_AUDIENCE_BUILDER_ENABLED,
    creatives: creatives.map(({ key, version, content }) => ({ ...content, key, version })),
  })
  return { campaign, flow }
}

async function seasonalsOf(annualKey: number, call: Reading): Promise<Seasonal[]> {
  const seasons = await call.use(campaignsView).seasonsOf(annualKey)
  const summaries = await summariesOf(seasons, call)
  const seasonals: Seasonal[] = []
  for (const season of seasons) {
    const { key, name } = season.campaign
    const audience = summaries.find((one) => one.key === key)?.audience
    const { campaign, flow } = await flowOf(
      season,
      { audiencePieces: audience?.pieces ?? null },
      call,
    )
    const stepKey = usedSteps(campaign)[0]?.key ?? 0
    seasonals.push(seasonalOf({ campaignKey: key, stepKey, name }, flow))
  }
  return seasonals
}
