import type { DemoMarket } from '../market.ts'
import { share } from '../seed.ts'
import type { DemoDealership, DemoModel, DemoZip } from './households.ts'

/** What a dealer's households are made of, and the demo does not say itself. */
interface Surroundings {
  modelsOf: (hierarchyId: string) => readonly DemoModel[]
  /** The nearest first. */
  zipsAround: (market: DemoMarket) => readonly DemoZip[]
}

/** Those whom people sign in to have the most. */
export const BUSY: Readonly<Record<string, number>> = {
  '204100': 18_500,
  '204107': 18_500,
  '305100': 9_000,
  '407100': 9_000,
  '506100': 9_000,
}
/** Those whose years are ordered: enough for an order of each season, however few customers are loaded. */
const WITH_A_YEAR: Readonly<Record<string, number>> = {
  '204121': 3_300,
  '204128': 3_000,
  '204219': 2_400,
}
const LEAST = 650
const SPREAD = 2_900

/** With fewer customers in all, those whom people sign in to still have theirs. */
const sizeOf = (sourceId: string, percent: number) =>
  BUSY[sourceId] ??
  WITH_A_YEAR[sourceId] ??
  Math.ceil(((LEAST + Math.floor(share(`customers ${sourceId}`) ** 2 * SPREAD)) * percent) / 100)

/** The dealers of the demo with all that their households are made of, each after its neighbor; a part of them on demand. */
export function demoDealerships(
  markets: readonly DemoMarket[],
  { modelsOf, zipsAround }: Surroundings,
  percent = 100,
): (DemoDealership & { market: DemoMarket })[] {
  const created = new Map<number | null, DemoDealership>()
  return markets
    .filter(({ type }) => type === 'DEALER')
    .map((market) => {
      const { sourceId, parentKey, hierarchyId, phoneNumber } = market
      const dealer: DemoDealership = {
        sourceId,
        zips: zipsAround(market),
        size: sizeOf(sourceId, percent),
        areaCode: (phoneNumber ?? '').slice(0, 3),
        models: modelsOf(hierarchyId ?? ''),
        neighbor: created.get(parentKey),
      }
      created.set(parentKey, dealer)
      return { ...dealer, market }
    })
}
