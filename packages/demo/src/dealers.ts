import { REGIONS, type DemoCity, type DemoRegion } from './cities/index.ts'
import { dealerName } from './dealer-names.ts'
import { demoHierarchies, type DemoHierarchy } from './hierarchies.ts'
import type { UnkeyedMarket } from './market.ts'
import { pick, share } from './seed.ts'

/** How many dealers a brand has in each of the nine regions. */
const DEALERS: Readonly<Record<string, readonly number[]>> = {
  HONDA: [11, 12, 10, 45, 12, 11, 14, 9, 10],
  ACURA: [5, 5, 4, 6, 5, 5, 6, 4, 4],
  NISSAN: [7, 7, 6, 7, 7, 7, 8, 5, 6],
  AMP: [5, 5, 5, 6, 5, 5, 6, 4, 5],
}

const STREETS = (
  'Auto Mall Dr,Commerce Pkwy,Old Mill Rd,Lincoln Ave,Main St,Market St,' +
  'Riverside Dr,Motorway Blvd,Airport Rd,Industrial Way,Park Ave'
).split(',')
const ENROLLED_SHARE = 0.88

interface Place {
  brand: DemoHierarchy
  region: number
  /** The dealer's number within its district. */
  index: number
  city: DemoCity
}

export function demoDealers(): UnkeyedMarket[] {
  const brands = demoHierarchies()
  return brands.flatMap((brand, order) =>
    REGIONS.flatMap((region, number) => placesIn(brand, order, region, number)).map(dealer),
  )
}

export const districtId = (brand: DemoHierarchy, region: number) => `${brand.id}-D${region + 1}`

/** Brands start at different cities of a region, so that not all crowd into the same ones. */
function placesIn(
  brand: DemoHierarchy,
  order: number,
  region: DemoRegion,
  number: number,
): Place[] {
  const count = DEALERS[brand.id]?.[number] ?? 0
  return Array.from({ length: count }, (_, index) => ({
    brand,
    region: number,
    index,
    city: region.cities[(index + order * 4) % region.cities.length] as DemoCity,
  }))
}

function dealer({ brand, region, index, city }: Place, position: number): UnkeyedMarket {
  const sourceId = `${brand.marketKey}0${region + 1}${100 + index * 7}`
  const name = dealerName(brand.name, city, position, sourceId)
  const isOpen = position % 19 !== 11
  return {
    parent: districtId(brand, region),
    type: 'DEALER',
    name,
    sourceId,
    hierarchyId: brand.id,
    ...addressOf(city, sourceId),
    webAddress: webAddressOf(name),
    phoneNumber: fictionalPhone(city, position + brand.marketKey * 31),
    // The first two of a district take part in everything, so that every district can.
    isEnrolled: isOpen && (index < 2 || share(`enrolled ${sourceId}`) < ENROLLED_SHARE),
    isDaaEligible: index % 5 < 2,
    status: isOpen ? 'ACTIVE' : 'CLOSED',
  }
}

function addressOf({ city, state, timeZone, zips }: DemoCity, label: string) {
  const number = 100 + Math.floor(share(`number ${label}`) * 9_800)
  const line1 = `${number} ${pick(STREETS, `street ${label}`)}`
  return { line1, city, state, postalCode: pick(zips, `zip ${label}`), timeZone }
}

/** What an address leaves out, so that it is short enough to be typed from paper. */
const FILLERS = new Set(['of', 'and', 'family', 'sons', 'daughters', 'center', 'sales', 'service'])
const LONGEST_ADDRESS = 36

function webAddressOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const kept = words.filter((word) => !FILLERS.has(word))
  while (kept.length > 2 && kept.join('-').length > LONGEST_ADDRESS) kept.pop()
  return `https://${kept.join('-')}.example`
}

/** In every area code 555-0100 to 555-0199 are reserved for fiction. */
function fictionalPhone({ areaCode }: DemoCity, number: number): string {
  return `${areaCode}55501${String(number % 100).padStart(2, '0')}`
}
