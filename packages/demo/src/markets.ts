import { ROOT_MARKET_KEY, type MarketType } from '@marquee/rules/markets'
import { REGIONS, type DemoRegion } from './cities/index.ts'
import { demoDealers, districtId } from './dealers.ts'
import { demoHierarchies, type DemoHierarchy } from './hierarchies.ts'
import type { DemoMarket, UnkeyedMarket } from './market.ts'

export type { DemoMarket } from './market.ts'

const ROOT_ID = 'ALL'
const ZONES = ['Eastern', 'Central', 'Western'] as const

type Zone = (typeof ZONES)[number]

/** Every market of the demo, parents before children, with keys counted down the levels. */
export function demoMarkets(): DemoMarket[] {
  const brands = demoHierarchies()
  const markets = [
    office('CORPORATE', null, { parent: null, name: 'All Brands', sourceId: ROOT_ID }),
    ...brands.map(nationalOf),
    ...brands.flatMap((brand) => ZONES.map((zone) => zoneOf(brand, zone))),
    ...brands.flatMap((brand) =>
      REGIONS.map((region, number) => districtOf(brand, region, number)),
    ),
    ...demoDealers(),
  ]
  const keys = new Map(markets.map(({ sourceId }, index) => [sourceId, ROOT_MARKET_KEY + index]))
  return markets.map(({ parent, ...market }, index) => ({
    key: ROOT_MARKET_KEY + index,
    parentKey: parent === null ? null : (keys.get(parent) as number),
    ...market,
  }))
}

function nationalOf(brand: DemoHierarchy): UnkeyedMarket {
  const name = `${brand.name} National`
  return office('NATIONAL', brand, { parent: ROOT_ID, name, sourceId: brand.id })
}

function zoneOf(brand: DemoHierarchy, zone: Zone): UnkeyedMarket {
  const region = REGIONS.find((entry) => entry.zone === zone)
  const named = { parent: brand.id, name: `${zone} Zone`, sourceId: zoneId(brand, zone) }
  return office('ZONE', brand, named, region)
}

function districtOf(brand: DemoHierarchy, region: DemoRegion, number: number): UnkeyedMarket {
  const named = {
    parent: zoneId(brand, region.zone),
    name: `District ${number + 1} ${region.name}`,
    sourceId: districtId(brand, number),
  }
  return office('DISTRICT', brand, named, region)
}

const zoneId = (brand: DemoHierarchy, zone: Zone) => `${brand.id}-Z${ZONES.indexOf(zone) + 1}`

/** A market above the dealers: no shop, so no address; its days are those of its region. */
function office(
  type: MarketType,
  brand: DemoHierarchy | null,
  named: Pick<UnkeyedMarket, 'parent' | 'name' | 'sourceId'>,
  region: DemoRegion | undefined = REGIONS[0],
): UnkeyedMarket {
  return {
    type,
    ...named,
    hierarchyId: brand?.id ?? null,
    line1: null,
    city: null,
    state: null,
    postalCode: null,
    timeZone: region?.cities[0]?.timeZone ?? 'America/New_York',
    webAddress: null,
    phoneNumber: null,
    isEnrolled: false,
    isDaaEligible: false,
    status: 'ACTIVE',
  }
}
