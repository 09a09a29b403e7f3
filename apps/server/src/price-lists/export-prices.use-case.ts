import type { priceLists } from '@marquee/contract/price-lists'
import { priceColumns, priceLinesOf, type PriceField } from '@marquee/rules/price-lists'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { pricedTemplatesView } from './priced-templates.view.ts'

/** As they are published: what is written beside that is not finished. */
export const exportPrices: UseCase<typeof priceLists.export> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const templates = await call.use(pricedTemplatesView).all(part)
  const fields = Object.keys(priceColumns) as PriceField[]
  const lines = templates
    .flatMap(priceLinesOf)
    .map((line) => Object.fromEntries(fields.map((field) => [field, line[field] ?? ''])))
  return accept({ lines: lines as Record<PriceField, string>[] })
}
