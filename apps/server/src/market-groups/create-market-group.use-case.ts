import type { marketGroups } from '@marquee/contract/market-groups'
import { contains } from '@marquee/rules/access'
import { refuse, accept, type Result } from '@marquee/rules/result'
import {
  hierarchiesStore,
  marketsStore,
  metroMarketsStore,
  type MarketRow,
} from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { addDealersOf } from './add-dealers.use-case.ts'
import { marketGroupsStore, type GroupRow } from './market-groups.store.ts'
import { groupNow } from './market-group.present.ts'

type Create = typeof marketGroups.create

export const createMarketGroup: UseCase<Create> = async (call) => {
  const created = await create(call)
  if (!created.ok) return created
  call.announce({ key: created.value.key, hierarchyId: created.value.hierarchyId })
  return groupNow(created.value.key, call.person, call.use)
}

export const createMarketGroupWithMarkets: UseCase<typeof marketGroups.createWithMarkets> = async (
  call,
) => {
  const created = await create(call)
  if (!created.ok) return created
  const added = await addDealersOf(created.value, call)
  if (!added.ok) return added
  call.announce({ key: created.value.key, hierarchyId: created.value.hierarchyId, ...added.value })
  return groupNow(created.value.key, call.person, call.use)
}

type Refusal = 'not-found' | 'market-group.name-taken' | 'market-group.brand-missing'
type Creating = Pick<Call<Create>, 'body' | 'query' | 'person' | 'use'>

async function create(call: Creating): Promise<Result<GroupRow, Refusal>> {
  const { body, use } = call
  const place = await placeOf(call)
  if (!place.ok) return place
  const { at, hierarchyId } = place.value
  const name = body.name.trim()
  const groups = use(marketGroupsStore)
  if (await groups.isTaken(name, at.path)) return refuse('market-group.name-taken')
  const marketKey = await use(metroMarketsStore).add(name, hierarchyId, at)
  const created = await groups.insert({ name, hierarchyId, marketKey, path: at.path })
  return created ? accept(created) : refuse('market-group.name-taken')
}

/** A group lies at its creator's home; at the brand's national market for a creator of all brands. */
async function placeOf({
  body,
  query,
  person,
  use,
}: Creating): Promise<Result<{ at: MarketRow; hierarchyId: string }, Refusal>> {
  const home = await use(marketsStore).find(person.homeMarketKey)
  const hierarchyId = body.hierarchyId ?? query.hierarchyId ?? home?.hierarchyId
  if (!hierarchyId) return refuse('market-group.brand-missing')
  const brand = await use(hierarchiesStore).find(hierarchyId)
  if (!brand || !home) return refuse('not-found')
  const at = contains(brand.path, home.path) ? home : await use(marketsStore).find(brand.marketKey)
  return at ? accept({ at, hierarchyId }) : refuse('not-found')
}
