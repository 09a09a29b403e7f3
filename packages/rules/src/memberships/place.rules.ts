import type { KnownGroup, MembershipMarket } from './differences.rules.ts'
import type { MembershipField } from './columns.rules.ts'
import type { MembershipRow } from './file.rules.ts'
import type { MembershipRowReason } from './texts.ts'

export interface Wrong {
  field: MembershipField
  reason: MembershipRowReason
}

/** Which group a line is about: one that is there, or a new one at a market. */
export interface Target {
  brand: string
  place: MembershipMarket
  group: KnownGroup | undefined
}

export interface KnownPlaces {
  /** Where a new group lies of which the file does not say it, as if it were made by hand; undefined by command. */
  home: Pick<MembershipMarket, 'path'> | undefined
  markets: readonly MembershipMarket[]
  groups: readonly KnownGroup[]
}

type Finder = (row: MembershipRow) => Target | Wrong

const small = (text: string) => text.toLowerCase()

/** Finds the group of a line. One that is managed at a market that the importer does not see is not there for them. */
export function targetFinder({ home: homePlace, markets, groups }: KnownPlaces): Finder {
  const byPath = new Map(markets.map((market) => [market.path, market]))
  const home = homePlace && byPath.get(homePlace.path)
  const brands = [...new Set(markets.flatMap(({ brand }) => brand ?? []))]

  const atPlace = ({ group: name, brand }: MembershipRow, id: string): Target | Wrong => {
    const [place, ...others] = markets.filter(
      (market) =>
        small(market.id) === small(id) &&
        (brand === undefined || small(market.brand ?? '') === small(brand)),
    )
    if (!place || place.brand === null) return { field: 'place', reason: 'row.place-unknown' }
    if (others.length > 0) return { field: 'brand', reason: 'row.place-of-several' }
    const group = groups.find((one) => one.path === place.path && small(one.name) === small(name))
    return { brand: place.brand, place, group }
  }

  const anywhere = (row: MembershipRow): Target | Wrong => {
    const named = groups.filter(
      ({ name, brand }) =>
        small(name) === small(row.group) &&
        (row.brand === undefined || small(brand) === small(row.brand)),
    )
    const [group, ...others] = named
    if (others.length > 0) return { field: 'place', reason: 'row.group-of-several' }
    const place = group && byPath.get(group.path)
    return group && place ? { brand: group.brand, place, group } : atHome(row)
  }

  const atHome = (row: MembershipRow): Target | Wrong => {
    const [only, ...others] = brands
    const brand = row.brand
      ? brands.find((one) => small(one) === small(row.brand as string))
      : (home?.brand ?? (others.length === 0 ? only : undefined))
    if (brand === undefined) {
      return { field: 'brand', reason: row.brand ? 'row.brand-unknown' : 'row.brand-needed' }
    }
    const place =
      home?.brand === brand
        ? home
        : markets.find((market) => market.type === 'NATIONAL' && market.brand === brand)
    return place
      ? { brand, place, group: undefined }
      : { field: 'brand', reason: 'row.brand-unknown' }
  }

  return (row) => (row.place === undefined ? anywhere(row) : atPlace(row, row.place))
}
