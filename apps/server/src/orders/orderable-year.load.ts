import { missingOfSeason } from '@marquee/rules/builder'
import { orderProblems } from '@marquee/rules/orders'
import { moveCampaign, usedSteps } from '@marquee/rules/campaigns'
import { refuse } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import { campaignsView, movableOf, type FoundCampaign } from '../campaigns/index.ts'
import { missingOnWire, orderable, type Orderable, type Ordering } from './orderable.load.ts'

/** An annual enrollment, and the seasons that it is ordered with. */
export interface OrderableYear {
  order: Orderable
  seasons: readonly Orderable[]
}

/** Seasons that were left out stay so. */
export async function orderableYear(found: FoundCampaign, call: Ordering): Promise<OrderableYear> {
  const order = await orderable(found, call)
  const seasons: Orderable[] = []
  for (const season of await call.use(campaignsView).seasonsOf(found.campaign.key)) {
    if (season.campaign.status === 'DRAFT') seasons.push(await orderable(season, call))
  }
  return { order, seasons }
}

/** Why a year cannot be ordered: by its person, its status, or what is missing in any of its seasons. */
export function whyYearNotOrdered({ order, seasons }: OrderableYear, { person }: Ordering) {
  const { found, state } = order
  const { key, category } = found.campaign
  if (!hasTrait(category, 'year')) return refuse('order.not-annual')
  const allowed = moveCampaign('submit', movableOf(found), person)
  if (!allowed.ok) return allowed
  if (seasons.length === 0) return refuse('order.no-season')
  const missing = [
    ...orderProblems(state),
    ...seasons.flatMap(({ found: { campaign }, state: ofSeason }) => {
      const [first] = usedSteps(ofSeason.campaign)
      const season = { campaignKey: campaign.key, stepKey: first?.key ?? 0, name: campaign.name }
      return missingOfSeason(season, orderProblems(ofSeason))
    }),
  ]
  if (missing.length === 0) return undefined
  return refuse('order.incomplete', { campaignKey: key, missing: missing.map(missingOnWire) })
}
