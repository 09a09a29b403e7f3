import type { campaigns } from '@marquee/contract/campaigns'
import type { MarketPath } from '@marquee/rules/access'
import { MOST_COUNTED } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { favoritesStore } from './campaign-favorites.store.ts'
import { campaignListView, type CampaignFilters, type Slice } from './campaign-list.view.ts'
import { campaignsView } from './campaigns.view.ts'
import { summariesOf } from './campaign-summaries.present.ts'
import { placesBeyond } from './places-beyond.load.ts'

type Searching = Call<typeof campaigns.search>

export const searchCampaigns: UseCase<typeof campaigns.search> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { page, size, sort } = call.body
  const filters = await filtersOf(call, part)
  const counted = await call.use(campaignListView).count(filters)
  const found = counted.keys ? { ...filters, keys: counted.keys } : filters
  const offset = Math.min(page * size, MOST_COUNTED)
  const isInRange = counted.total > offset
  const slice = { sort, offset, size: Math.min(size, MOST_COUNTED - offset) }
  const keys = isInRange ? await keysOf(found, slice, call) : []
  const rows = await call.use(campaignsView).findAll(keys)
  const { total: totalElements, isMore } = counted
  return accept({ campaigns: await summariesOf(rows, call), totalElements, isMore, page, size })
}

async function filtersOf(call: Searching, part: MarketPath): Promise<CampaignFilters> {
  const { body, person, use } = call
  const { isFavorite, isMine, ...criteria } = body.criteria ?? {}
  return {
    ...criteria,
    part,
    notAt: await placesBeyond(part, call),
    ...(isMine && { startedBy: person.key }),
    ...(isFavorite && { keys: [...(await use(favoritesStore).among(person.key))] }),
  }
}

/** Without a requested order, the favorites come before all others. */
async function keysOf(filters: CampaignFilters, slice: Slice, call: Searching): Promise<number[]> {
  const view = call.use(campaignListView)
  const favorites = await call.use(favoritesStore).among(call.person.key, filters.keys)
  if (slice.sort.length > 0 || favorites.size === 0) return view.slice(filters, slice)
  const { offset, size } = slice
  const first = await view.slice(
    { ...filters, keys: [...favorites] },
    { ...slice, offset: 0, size: MOST_COUNTED },
  )
  const shown = first.slice(offset, offset + size)
  const rest = { ...slice, offset: Math.max(0, offset - first.length), size: size - shown.length }
  const others = rest.size > 0 ? await view.slice({ ...filters, notKeys: first }, rest) : []
  return [...shown, ...others]
}
