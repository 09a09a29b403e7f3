import { PERMISSIONS, type Permission } from '@marquee/rules/access'
import { levelOfHome } from '@marquee/rules/markets'
import { demoColleagues } from './colleagues.ts'
import type { DemoMarket } from './market.ts'
import {
  DEALER_PERMISSIONS,
  DISTRICT_PERMISSIONS,
  NATIONAL_PERMISSIONS,
  ZONE_PERMISSIONS,
} from './permissions.ts'
import type { DemoPerson } from './person.ts'

/** Who signs in to the demo; the home is a market's source id. */
const SIGN_INS = [
  ['dealer', 'Dana Whitfield', '204100', DEALER_PERMISSIONS],
  ['sibling', 'Marcus Oyelaran', '204107', DEALER_PERMISSIONS],
  ['district', 'Priya Raman', 'HONDA-D4', DISTRICT_PERMISSIONS],
  ['zone', 'Tom Halvorsen', 'HONDA-Z2', ZONE_PERMISSIONS],
  ['national', 'Elena Castellanos', 'HONDA', NATIONAL_PERMISSIONS],
  ['admin', 'Ruth Abernathy', 'ALL', PERMISSIONS],
  ['reader', 'Colin Achebe', '204100', ['CAN_READ_CAMPAIGNS']],
  ['acura-dealer', 'Mei-Ling Foster', '305100', DEALER_PERMISSIONS],
  ['nissan-dealer', 'Hector Villanueva', '407100', DEALER_PERMISSIONS],
  ['amp-dealer', 'Bridget Kowalczyk', '506100', DEALER_PERMISSIONS],
] as const satisfies readonly (readonly [string, string, string, readonly Permission[]])[]

/** Those who sign in to the demo, then the colleagues who fill the list of users. */
export function demoPeople(markets: readonly DemoMarket[]): DemoPerson[] {
  return [...demoSignIns(markets), ...demoColleagues(markets)]
}

function demoSignIns(markets: readonly DemoMarket[]): DemoPerson[] {
  const homes = new Map(markets.map((market) => [market.sourceId, market]))
  return SIGN_INS.map(([id, name, homeId, permissions]) => {
    const { key: homeKey, type } = homes.get(homeId) as DemoMarket
    const email = `${id}@demo.example`
    return { id, name, email, level: levelOfHome(type), homeKey, permissions, status: 'ACTIVE' }
  })
}
