import { TREE } from '../testing/test-tree.ts'

/** A place in the matrix's world, with the keys of what stands there for a call to name. */
export interface Place {
  name: string
  /** Null: there is no such place. */
  path: string | null
  key: number
  level: string
  /** The brand whose reach this place is; null is every brand, undefined no brand at all. */
  brand?: string | null | undefined
  person: number
  deactivated: number
  /** Has not signed in yet. */
  invited: number
  day: number
  /** A group of dealers that lies here, and a dealer directly below. */
  group: number
  coupon: number
  creative: number
  template: number
  seedList: number
  savedFilter: number
  customerImport: number
  /** One that was read, and waits to be confirmed. */
  confirmingImport: number
  /** One that serves, and has replaced another. */
  undoableImport: number
  /** Imports of markets, of models and of people. */
  networkImport: number
  suppression: number
  lineupImport: number
  rosterImport: number
  dealer: number
  /** The hash of a picture that was uploaded here. */
  picture: string
}

const brands: Record<string, string | null> = { root: null, honda: 'HONDA', acura: 'ACURA' }

/** The test tree, and a second zone, so that a zone has a sibling too. */
const tree = { ...TREE, otherZone: { key: 13, path: '1.2.13.', type: 'ZONE' } }

export const PLACES: readonly Place[] = Object.entries(tree).map(([name, { key, path, type }]) => ({
  name,
  path,
  key,
  brand: brands[name],
  level: type === 'CORPORATE' ? 'NATIONAL' : type,
  person: 1_000 + key,
  deactivated: 2_000 + key,
  invited: 2_500 + key,
  day: 3_000 + key,
  group: 4_000 + key,
  coupon: 8_000 + key,
  creative: 8_100 + key,
  template: 8_200 + key,
  seedList: 8_300 + key,
  savedFilter: 8_600 + key,
  customerImport: 8_800 + key,
  confirmingImport: 9_900 + key,
  undoableImport: 9_950 + key,
  networkImport: 9_970 + key,
  suppression: 10_060 + key,
  lineupImport: 10_000 + key,
  rosterImport: 10_030 + key,
  dealer: 6_000 + key,
  picture: String(key).padStart(64, '0'),
}))

export const NOWHERE: Place = {
  name: 'nowhere',
  path: null,
  key: 999_999,
  level: 'DEALER',
  brand: 'NOBRAND',
  person: 999_999,
  deactivated: 999_999,
  invited: 999_999,
  day: 999_999,
  group: 999_999,
  dealer: 999_999,
  coupon: 999_999,
  creative: 999_999,
  template: 999_999,
  seedList: 999_999,
  savedFilter: 999_999,
  customerImport: 999_999,
  confirmingImport: 999_999,
  undoableImport: 999_999,
  networkImport: 999_999,
  suppression: 999_999,
  lineupImport: 999_999,
  rosterImport: 999_999,
  picture: '9'.repeat(64),
}

/** The campaigns of a place, the step of the first of them, and a bulk reorder. */
export const keysOfCampaigns = ({ key }: Place) => ({
  campaign: 8_400 + key,
  step: 8_500 + key,
  releasedParent: 8_600 + key,
  unreleasedChild: 8_700 + key,
  /** At the dealer directly below. */
  ofDealer: 8_900 + key,
  bulk: 9_000 + key,
  submitted: 9_100 + key,
  /** A cancellation is requested. */
  ending: 9_200 + key,
  /** Until it is canceled, with a touchpoint that was changed. */
  running: 9_300 + key,
  changedStep: 9_400 + key,
  /** An enrollment of the dealer directly below, and its one season. */
  year: 9_500 + key,
  season: 9_600 + key,
  seasonStep: 9_700 + key,
  order: 8_800 + key,
  /** Of the one that runs. */
  sending: 9_800 + key,
  /** What was printed of it, and handed over. */
  printPackage: 9_900 + key,
  /** One email of what is sent. */
  keptEmail: 10_000 + key,
  /** And whom ad platforms were named of it. */
  audienceFile: 10_100 + key,
  /** Of the first campaign, with a piece for a seed and one for a customer. */
  rehearsal: 10_200 + key,
  seedPiece: 10_300 + key,
  customerPiece: 10_400 + key,
  /** An email that came back of what is sent, and that only a person can read. */
  unreadReport: 10_500 + key,
})

/** Where the matrix's people are at home: every level, and a second brand. */
export const HOMES = ['root', 'honda', 'zone', 'district', 'dealer', 'acuraDealer'].map(placeOf)

export function placeOf(name: string): Place {
  const place = PLACES.find((candidate) => candidate.name === name)
  if (!place) throw new Error(`No place ${name}`)
  return place
}

/** The brand in which something at a place is; at the root it may be any. */
export const brandOf = ({ path }: Place) =>
  path?.startsWith(placeOf('acura').path as string) ? 'ACURA' : 'HONDA'

/** What has a brand has that of a place; where the place stands for all of them, the caller's own. */
export const brandAt = ({ brand }: Pick<Place, 'brand'>, home: Place): string =>
  brand ?? brandOf(home)

/** Texts planted in rows: one kind for what only its own scope sees, one for what those below see. */
export const planted = {
  keptWithin: ({ name }: Place) => `KEPT_WITHIN_${name.toUpperCase()}_`,
  seenBelow: ({ name }: Place) => `SEEN_BELOW_${name.toUpperCase()}_`,
  /** A day cannot hold a text, so each place has one of its own. */
  day: ({ key }: Place) => `2031-01-${String(key).padStart(2, '0')}`,
}
