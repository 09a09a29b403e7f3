import { priceLists } from '@marquee/contract/price-lists'
import { bind } from '../platform/use-case.ts'
import { exportPrices } from './export-prices.use-case.ts'
import { importPrices, tryPrices } from './import-prices.use-case.ts'

export const priceListsRoutes = bind(priceLists, {
  export: exportPrices,
  try: tryPrices,
  import: importPrices,
})
