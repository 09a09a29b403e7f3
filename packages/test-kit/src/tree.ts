import { pathBelow, ROOT_PATH } from '@marquee/rules/access'
import type { MarketType } from '@marquee/rules/markets'

/** Where a market of the tests stands; its keys never change, so that a test can name them. */
export interface Place {
  key: number
  parent: PlaceName | null
  type: MarketType
  name: string
  hierarchyId: 'HONDA' | 'ACURA' | null
}

export type PlaceName = keyof typeof PLACES

const place = <Parent extends string | null>(
  key: number,
  parent: Parent,
  type: MarketType,
  name: string,
  hierarchyId: Place['hierarchyId'],
) => ({ key, parent, type, name, hierarchyId })

/**
 * Two brands; the first has a zone with two districts, of which one has two dealers. The second
 * brand has one market of each type, to be out of everybody's scope.
 */
const PLACES = {
  root: place(1, null, 'CORPORATE', 'All Brands', null),
  honda: place(2, 'root', 'NATIONAL', 'Honda National', 'HONDA'),
  zone: place(3, 'honda', 'ZONE', 'Central Zone', 'HONDA'),
  district: place(4, 'zone', 'DISTRICT', 'District 4', 'HONDA'),
  dealer: place(5, 'district', 'DEALER', 'Larkmere Honda', 'HONDA'),
  sibling: place(6, 'district', 'DEALER', 'Rookwell Honda', 'HONDA'),
  otherDistrict: place(7, 'zone', 'DISTRICT', 'District 5', 'HONDA'),
  cousin: place(8, 'otherDistrict', 'DEALER', 'Oxbarrow Honda', 'HONDA'),
  acura: place(9, 'root', 'NATIONAL', 'Acura National', 'ACURA'),
  acuraZone: place(10, 'acura', 'ZONE', 'Western Zone', 'ACURA'),
  acuraDistrict: place(11, 'acuraZone', 'DISTRICT', 'District 7', 'ACURA'),
  acuraDealer: place(12, 'acuraDistrict', 'DEALER', 'Silverfen Acura', 'ACURA'),
} as const

export const TREE: Readonly<Record<PlaceName, Place>> = PLACES

export const placeNames = Object.keys(PLACES) as PlaceName[]

export function pathOf(name: PlaceName): string {
  const { key, parent } = TREE[name]
  return parent === null ? ROOT_PATH : pathBelow(pathOf(parent), key)
}

/** The place of one type at or above another, if there is one. */
export function above(name: PlaceName, type: MarketType): Place | undefined {
  const { parent, ...standing } = TREE[name]
  if (standing.type === type) return TREE[name]
  return parent === null ? undefined : above(parent, type)
}
