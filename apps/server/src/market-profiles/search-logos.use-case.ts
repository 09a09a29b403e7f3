import type { marketProfiles } from '@marquee/contract/market-profiles'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope, presentMarket } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketLogosView } from './market-logos.view.ts'
import { presentLogo } from './read-market-profile.use-case.ts'

export const searchLogos: UseCase<typeof marketProfiles.searchLogos> = async (call) => {
  const scope = await narrowedScope(call)
  if (!scope) return refuse('not-found')
  const { criteria: { text, status = 'PENDING' } = {}, page, size, sort } = call.body
  const filters = { scope, text, status, page, size, sort }
  const { rows, totalElements } = await call.use(marketLogosView).search(filters)
  return accept({
    logos: rows.map((row) => ({
      ...presentLogo(row, call),
      market: presentMarket(row),
    })),
    totalElements,
    page,
    size,
  })
}
