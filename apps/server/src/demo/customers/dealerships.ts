import type { DemoDealership, DemoModel, DemoZip } from '@marquee/demo/customers'
import { type DemoMarket, share } from '@marquee/demo'
import { milesBetween } from '@marquee/rules/maps'
import { middleAt, zipCodes } from '../../maps/index.ts'

/** Those whom people sign in to have the most. */
export const BUSY: Readonly<Record<string, number>> = {
  '204100': 18_500,
  '204107': 18_500,
  '305100': 9_000,
  '407100': 9_000,
  '506100': 9_000,
}
const LEAST = 650
const SPREAD = 2_900
const MOST_ZIPS = 60
const FARTHEST_MILES = 70

/** With fewer customers in all, those whom people sign in to still have theirs. */
const sizeOf = (sourceId: string, percent: number) =>
  BUSY[sourceId] ??
  Math.ceil(((LEAST + Math.floor(share(`customers ${sourceId}`) ** 2 * SPREAD)) * percent) / 100)

/** The dealers of the demo with all that their households are made of, each after its neighbor; a part of them on demand. */
export function demoDealerships(
  markets: readonly DemoMarket[],
  modelsOf: (hierarchyId: string) => readonly DemoModel[],
  percent = 100,
): (DemoDealership & { market: DemoMarket })[] {
  const made = new Map<number | null, DemoDealership>()
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
        neighbor: made.get(parentKey),
      }
      made.set(parentKey, dealer)
      return { ...dealer, market }
    })
}

function zipsAround({ postalCode, state }: DemoMarket): DemoZip[] {
  const { states, middleOfZip } = zipCodes()
  const home = middleOfZip(postalCode ?? '')
  const all = states.get(state ?? '')
  if (!home || !all) return [{ zip: postalCode ?? '', city: '', state: state ?? '' }]
  return all.zips
    .map((zip, at) => ({
      zip,
      city: all.cities[at] ?? '',
      miles: milesBetween(home, middleAt(all, at)),
    }))
    .filter(({ miles }) => miles < FARTHEST_MILES)
    .toSorted((one, other) => one.miles - other.miles || (one.zip < other.zip ? -1 : 1))
    .slice(0, MOST_ZIPS)
    .map(({ zip, city }) => ({ zip, city, state: state ?? '' }))
}
