import type { MarketSummary } from './answers.ts'
import { typeNames } from './texts.ts'

type Described = Pick<
  MarketSummary,
  'type' | 'hierarchyId' | 'sourceId' | 'city' | 'countrySubdivision' | 'marketHierarchyByType'
>

/** The kind of market, and for a dealer the id and the city by which people distinguish dealers. */
export function describeMarket({ type, sourceId, city, countrySubdivision }: Described): string {
  if (type !== 'DEALER') return typeNames[type]
  const place = [city, countrySubdivision?.code].filter(Boolean).join(', ')
  return [`${typeNames[type]} ${sourceId.id}`, place].filter(Boolean).join(' · ')
}

/** How a brand is called; for those who look after one, nothing. */
export type BrandName = (hierarchyId: string | null) => string | undefined

/** The brand, zone and district that a market lies in, itself left out. */
export function placeOf(
  { type, hierarchyId, marketHierarchyByType: { zone, district } }: Described,
  brandName?: BrandName,
): string {
  const brand = brandName?.(hierarchyId)
  const above: Readonly<Record<Described['type'], readonly (string | null | undefined)[]>> = {
    CORPORATE: [],
    NATIONAL: [],
    ZONE: [brand],
    DISTRICT: [brand, zone],
    DEALER: [brand, zone, district],
  }
  return above[type].filter(Boolean).join(' › ')
}
