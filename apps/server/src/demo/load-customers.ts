import { ROOT_PATH } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import { demoLoader } from '../customers/index.ts'
import type { Sql } from '../platform/sql/index.ts'
import { demoDealerships } from './customers/dealerships.ts'
import { demoHouseholds, type DemoModel } from './customers/households.ts'
import type { DemoMarket } from './market.ts'
import { share } from './seed.ts'
import { demoVehicles } from './vehicles.ts'

interface Brand {
  id: string
  path: string
}

/** Half a million households. The files by which they are counted are written once the program runs. */
export async function loadCustomers(
  sql: Sql,
  { tree, brands, pathOf, today }: Loading,
): Promise<void> {
  const loader = await demoLoader(sql, ROOT_PATH)
  const models = new Map<string, readonly DemoModel[]>()
  for (const { id, path } of brands) models.set(id, byShare(id, await loader.modelsOf(id, path)))
  const dealers = demoDealerships(tree, (brand) => models.get(brand) ?? [])
  for (const dealer of dealers) {
    const { key } = dealer.market
    await loader.add({ marketKey: key, path: pathOf(key) }, demoHouseholds(dealer, today))
  }
}

interface Loading {
  tree: readonly DemoMarket[]
  brands: readonly Brand[]
  pathOf: (key: number) => string
  today: CalendarDate
}

interface CodedModel {
  make: string
  model: string
  code: number
}

/** Those sold for many years first, as they are on the roads. */
function byShare(hierarchyId: string, codes: readonly CodedModel[]): DemoModel[] {
  const sold = demoVehicles().filter((model) => model.hierarchyId === hierarchyId)
  const weight = ({ years }: DemoModel) => years.length + (years.at(-1) as number) - 2_000
  return codes
    .flatMap(({ make, model, code }) => {
      const found = sold.find((one) => one.make === make && one.model === model)
      return found ? [{ code, years: found.years }] : []
    })
    .toSorted(
      (one, other) =>
        weight(other) - weight(one) || share(`model ${one.code}`) - share(`model ${other.code}`),
    )
}
