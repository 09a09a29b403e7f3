import type { home } from '@marquee/contract/home'
import type { ReplyOf } from '@marquee/contract/operation'
import { builderFlow, places } from '@marquee/rules/builder'
import { todayIn } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, type CampaignStatus } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import {
  heldCreatives,
  campaignListView,
  campaignsView,
  placesBeyond,
  summariesOf,
  wholeCampaign,
  type FoundCampaign,
} from '../campaigns/index.ts'
import { marketsStore, narrowedScope } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'

type Drafted = ReplyOf<typeof home.read>['drafts'][number]

const FEW = { drafts: 4, waiting: 5, upcoming: 6 } as const

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
  RESERVED: [],
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
  const here = { part, notAt, isWithoutChildren: !isOfDealers }
  const drafts = await view.slice(
    { ...here, statuses: statusesAmong('drafts') },
    { sort: latest, ...first(FEW.drafts) },
  )
  const waiting = await view.slice(
    { ...here, statuses: statusesAmong('waiting') },
    { sort: soonest, ...first(FEW.waiting) },
  )
  const ahead = { ...here, statuses: statusesAmong('upcoming'), mailedFrom }
  const upcoming = await view.slice(ahead, { sort: soonest, ...first(FEW.upcoming) })
  const found = await use(campaignsView).findAll([...drafts, ...waiting, ...upcoming])
  const byKey = new Map((await summariesOf(found, call)).map((one) => [one.key, one]))
  const shown = (keys: readonly number[]) => keys.flatMap((key) => byKey.get(key) ?? [])
  const drafted: Drafted[] = []
  for (const summary of shown(drafts)) {
    const one = found.find(({ campaign }) => campaign.key === summary.key) as FoundCampaign
    drafted.push({
      ...summary,
      ...(await gapsOf(one, { audiencePieces: summary.audience?.pieces ?? null }, call)),
    })
  }
  return accept({
    drafts: drafted,
    waiting: shown(waiting),
    upcoming: shown(upcoming),
    counts: await view.countEach({ part, notAt }),
  })
}

/** What a draft still lacks and where to continue with it, as its builder shows it. */
async function gapsOf(
  found: FoundCampaign,
  { audiencePieces }: { audiencePieces: number | null },
  { use, now, deployment }: Pick<Call<typeof home.read>, 'use' | 'now' | 'deployment'>,
): Promise<Pick<Drafted, 'missing' | 'place'>> {
  const { campaign, template } = await wholeCampaign(found, use)
  const creatives = await heldCreatives(campaign, use)
  const { missing } = builderFlow({
    campaign,
    template: template.content,
    today: todayIn(found.market.timeZone, now),
    isAudienceBuilderOn: deployment.toggleDefaults.IS_AUDIENCE_BUILDER_ENABLED,
    audiencePieces,
    creatives: creatives.map(({ key, version, content }) => ({ ...content, key, version })),
  })
  return {
    missing: missing.map(({ text }) => text),
    place: missing[0]?.place ?? places.confirmation,
  }
}
