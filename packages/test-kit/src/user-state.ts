import type { UserState } from '@marquee/contract/user-state'
import type { z } from 'zod'
import { market, summaryOf } from './market.ts'
import { person, type PersonReply } from './person.ts'
import { placeNames, TREE, type PlaceName } from './tree.ts'

export type UserStateReply = z.output<typeof UserState>

const HONDA = { id: 'HONDA', name: 'Honda', marketKey: TREE.honda.key, isSecondBrand: false }

/** What a person finds when they sign in: their home is the market they work in. */
function signedIn({ key, name, email, level, home, permissions }: PersonReply): UserStateReply {
  const place = placeNames.find((entry) => TREE[entry].key === home.key) as PlaceName
  return {
    person: { key, name, email, level, homeMarketKey: home.key },
    permissions,
    selectedMarket: summaryOf(market[place]()),
    selectedHierarchy: TREE[place].hierarchyId === null ? null : HONDA,
    selectedUserLevel: level,
    homes: [
      {
        key,
        level,
        marketName: home.name,
        brandName: TREE[place].hierarchyId === null ? null : HONDA.name,
        isHere: true,
        isInvitation: false,
      },
    ],
    asksForHome: false,
  }
}

export const userState = {
  dealer: () => signedIn(person.dealer()),
  reader: () => signedIn(person.reader()),
  district: () => signedIn(person.district()),
  zone: () => signedIn(person.zone()),
  national: () => signedIn(person.national()),
  admin: () => signedIn(person.admin()),
  /** A person for all brands who has not chosen where to work. */
  withoutMarket: (): UserStateReply => ({ ...signedIn(person.admin()), selectedMarket: null }),
}
