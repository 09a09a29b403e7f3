import { markets } from '@marquee/contract/markets'
import { userState } from '@marquee/contract/user-state'
import { PERMISSIONS } from '@marquee/rules/access'
import type { Initialization, State } from '../../widgets/user-state/index.ts'
import { oneBrand } from '../../widgets/user-state/testing/sample-state.ts'

/** A dealer in their own market. */
export const dealerState: State = userState.read.example.reply

const honda = { id: 'HONDA', name: 'Honda', marketKey: 2, isSecondBrand: false }
const acura = { id: 'ACURA', name: 'Acura', marketKey: 3, isSecondBrand: true }

const lakeside = dealerState.selectedMarket as NonNullable<State['selectedMarket']>

/** The same market in another place. */
export const otherMarket = { ...lakeside, key: 15, name: 'Oxbarrow Honda', city: 'Ypsilanti' }

/** National staff of one brand, with the brand's market selected. */
export const nationalState: State = {
  ...dealerState,
  person: { ...dealerState.person, name: 'Elena Castellanos', level: 'NATIONAL', homeMarketKey: 2 },
  selectedMarket: {
    ...lakeside,
    key: 2,
    name: 'Honda National',
    type: 'NATIONAL',
    marketHierarchyByType: { zone: null, district: null },
  },
  selectedUserLevel: 'NATIONAL',
}

/** A person who may do everything. */
export const adminState: State = { ...nationalState, permissions: [...PERMISSIONS] }

export const twoBrands: Initialization = { ...oneBrand, hierarchies: [acura, honda] }

const example = markets.hierarchy.example.reply.marketHierarchy

export const lakesideHierarchy = { marketHierarchy: example }

/** The top of a brand, with two zones below. */
export const nationalHierarchy = {
  marketHierarchy: {
    ...example,
    market: { ...example.market, ...nationalState.selectedMarket, addresses: [] },
    ancestors: [{ key: 1, name: 'All Brands', type: 'CORPORATE' as const }],
    children: ['Central Zone', 'Eastern Zone'].map((name, place) => ({
      ...lakeside,
      key: 6 + place,
      name,
      type: 'ZONE' as const,
      marketHierarchyByType: { zone: name, district: null },
    })),
  },
}
