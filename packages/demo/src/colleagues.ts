import type { Permission, UserLevel } from '@marquee/rules/access'
import { levelOfHome, type MarketType } from '@marquee/rules/markets'
import type { PersonStatus } from '@marquee/rules/people'
import type { DemoMarket } from './market.ts'
import {
  DEALER_PERMISSIONS,
  DISTRICT_PERMISSIONS,
  NATIONAL_PERMISSIONS,
  ZONE_PERMISSIONS,
} from './permissions.ts'
import type { DemoPerson } from './person.ts'
import { share } from './seed.ts'

const FIRST_NAMES = (
  'Amara Beatriz Caleb Deepika Emeka Fiona Gustavo Hana Isaac Joanna Kofi Lucia Mateo Nadia Owen ' +
  'Paloma Quentin Rosa Samir Tessa'
).split(' ')
const LAST_NAMES = (
  'Adeyemi Bergstrom Calloway Delacroix Eastman Fairbanks Goldberg Huang Ivanova Jimenez Kapoor ' +
  'Lindqvist Moreau Nakamura Okafor Pruitt Quigley Rossi Sandoval Tran'
).split(' ')

/** How many people of each kind every brand has, beside those who sign in to the demo. */
const HEADS: readonly (readonly [MarketType, number])[] = [
  ['NATIONAL', 1],
  ['ZONE', 2],
  ['DISTRICT', 4],
  ['DEALER', 8],
]

const PERMISSIONS_BY_LEVEL: Readonly<Record<UserLevel, readonly Permission[]>> = {
  NATIONAL: [...NATIONAL_PERMISSIONS, 'CAN_PERFORM_ADMIN_OPERATIONS'],
  ZONE: ZONE_PERMISSIONS,
  DISTRICT: DISTRICT_PERMISSIONS,
  DEALER: DEALER_PERMISSIONS,
}

/** Fifteen people a brand, at every level and in every status. */
export function demoColleagues(markets: readonly DemoMarket[]): DemoPerson[] {
  const brands = markets.filter(({ type }) => type === 'NATIONAL')
  return brands
    .flatMap(({ hierarchyId }) =>
      homesOf(markets.filter((market) => market.hierarchyId === hierarchyId)),
    )
    .map(colleague)
}

/** Homes spread evenly over the brand's markets of each type. */
function homesOf(brandMarkets: readonly DemoMarket[]): DemoMarket[] {
  return HEADS.flatMap(([type, count]) => {
    const places = brandMarkets.filter((market) => market.type === type)
    const apart = places.length / count
    return Array.from(
      { length: count },
      (_, index) => places[Math.floor(index * apart)] as DemoMarket,
    )
  })
}

function colleague(home: DemoMarket, position: number): DemoPerson {
  // Every first name meets another last name in each round, so no pair comes twice.
  const round = Math.floor(position / FIRST_NAMES.length)
  const first = FIRST_NAMES[position % FIRST_NAMES.length] as string
  const last = LAST_NAMES[(position * 3 + round) % LAST_NAMES.length] as string
  const id = `${first}.${last}`.toLowerCase()
  const level = levelOfHome(home.type)
  return {
    id,
    name: `${first} ${last}`,
    email: `${id}@${mailHost(home)}`,
    level,
    homeKey: home.key,
    permissions: PERMISSIONS_BY_LEVEL[level],
    status: statusOf(id),
  }
}

function mailHost({ webAddress, hierarchyId }: DemoMarket): string {
  return webAddress?.replace('https://', '') ?? `field.${hierarchyId?.toLowerCase()}.example`
}

function statusOf(id: string): PersonStatus {
  const chance = share(`status ${id}`)
  if (chance < 0.15) return 'INVITED'
  return chance < 0.27 ? 'DEACTIVATED' : 'ACTIVE'
}
