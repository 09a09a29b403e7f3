import type { DemoCity } from './cities/index.ts'
import { pick } from './seed.ts'

/** Made up for the demo, so that no name is a real dealership's. */
const HOUSES = (
  'Abergate Bramwick Calloden Dunmarsh Ellingsby Farrowmont Gablestone Hartwyck Ironleaf ' +
  'Kestermill Larkmere Marlowen Nettlecombe Oxbarrow Pemberlyn Quillhaven Rookwell Silverfen ' +
  'Tarrowby Underhallow Vantrell Wexcombe Yarrowgate Zellbrook Ashenfield Birchmoor Copperline ' +
  'Drakesley Fennbrook Goldenrow Hollingmere Juniperly Kingsfallow Longmarrow Mossbridge ' +
  'Northwyke Orchardell Pinehollow Ravensmead Stonecrest'
).split(' ')

const LONGEST = 60

/** Every tenth dealer has a name as long as screens must bear. */
export function dealerName(brand: string, { city }: DemoCity, position: number, label: string) {
  const house = HOUSES[(position * 7 + brand.length * 3) % HOUSES.length] as string
  const sign = brand === 'AMP' ? 'Auto Group' : brand
  return position % 10 === 9
    ? pick(longNames(house, sign, city), `long name ${label}`)
    : pick(names(house, sign, city), `name ${label}`)
}

function names(house: string, sign: string, city: string): string[] {
  return [
    `${house} ${sign} of ${city}`,
    `${house} ${sign} ${city}`,
    `${house} Family ${sign} of ${city}`,
    `${house} & Sons ${sign} ${city}`,
    `${city} ${house} ${sign}`,
  ]
}

/** The longest names that still fit; for nearly every city some fit to the last character. */
function longNames(house: string, sign: string, city: string): string[] {
  const fitting = HOUSES.filter((partner) => partner !== house)
    .flatMap((partner) => [
      `${house} ${partner} ${sign} of ${city}`,
      `${house} & ${partner} ${sign} Center of ${city}`,
      `${house}, ${partner} & Daughters ${sign} of ${city}`,
      `${house} & ${partner} ${sign} Sales and Service of ${city}`,
      `${house} ${partner} Family ${sign} Superstore of ${city}`,
    ])
    .filter((name) => name.length <= LONGEST)
  const length = Math.max(...fitting.map((name) => name.length))
  return fitting.filter((name) => name.length === length)
}
