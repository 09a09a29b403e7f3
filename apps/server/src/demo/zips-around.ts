import type { DemoMarket } from '@marquee/demo'
import type { DemoZip } from '@marquee/demo/customers'
import { milesBetween } from '@marquee/rules/maps'
import { middleAt, zipCodes } from '../maps/index.ts'

const MOST_ZIPS = 60
const FARTHEST_MILES = 70

/** Where the customers of a dealer live: the ZIP codes of the dealer's state that are near, the nearest first. */
export function zipsAround({ postalCode, state }: DemoMarket): DemoZip[] {
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
