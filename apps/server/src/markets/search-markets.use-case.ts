import type { markets } from '@marquee/contract/markets'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { marketSummaries } from './market-summary.view.ts'
import { narrowedScope } from './narrowed-scope.use-case.ts'

export const searchMarkets: UseCase<typeof markets.search> = async (call) => {
  const scope = await narrowedScope(call)
  if (!scope) return refuse('not-found')
  const { criteria, page, size, sort } = call.body
  const found = await call.use(marketSummaries).search({ scope, ...criteria, page, size, sort })
  return accept({ ...found, page, size })
}

export const searchMarketsByType: UseCase<typeof markets.searchByType> = async (call) => {
  const scope = await narrowedScope(call)
  if (!scope) return refuse('not-found')
  const { page, size, text, direction } = call.query
  const sort = call.query.sort ? [{ id: call.query.sort, direction }] : []
  const wanted = { scope, type: call.params.type, text, page, size, sort }
  return accept({ ...(await call.use(marketSummaries).search(wanted)), page, size })
}
