import type { markets } from '@marquee/contract/markets'
import type { UserLevel } from '@marquee/rules/access'
import { typesSeenFrom, type MarketType } from '@marquee/rules/markets'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { marketSummaries } from './market-summary.view.ts'
import { narrowedScope } from './narrowed-scope.load.ts'

export const searchMarkets: UseCase<typeof markets.search> = async (call) => {
  const scope = await narrowedScope(call)
  if (!scope) return refuse('not-found')
  const { criteria: { type, ...criteria } = {}, page, size, sort } = call.body
  const types = requestedTypes(call.query.selectedUserLevel, type)
  const filters = { scope, ...criteria, types, page, size, sort }
  const found = await call.use(marketSummaries).search(filters)
  return accept({ ...found, page, size })
}

export const searchMarketsByType: UseCase<typeof markets.searchByType> = async (call) => {
  const scope = await narrowedScope(call)
  if (!scope) return refuse('not-found')
  const { page, size, text, direction } = call.query
  const sort = call.query.sort ? [{ id: call.query.sort, direction }] : []
  const filters = { scope, types: [call.params.type], text, page, size, sort }
  return accept({ ...(await call.use(marketSummaries).search(filters)), page, size })
}

/** A level narrows the list to what is seen from it; a requested type narrows it further. */
function requestedTypes(level: UserLevel | undefined, type: MarketType | undefined) {
  const seen = level && typesSeenFrom(level)
  if (!type) return seen
  return !seen || seen.includes(type) ? [type] : []
}
