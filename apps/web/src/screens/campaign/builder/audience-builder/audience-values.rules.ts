import {
  offersSmartSelect,
  type AudienceRequest,
  type AudienceTemplate,
} from '@marquee/rules/audience'
import { defaultRequest } from '@marquee/rules/audience'
import type { FulfillmentOption } from '@marquee/rules/channels'
import { parseMoney, showPlainAmount } from '@marquee/rules/money'
import { SEGMENTS } from '@marquee/rules/templates'
import type { VehicleModelChoice } from '@marquee/rules/vehicles'

export type Segment = (typeof SEGMENTS)[number]
export type ZipChoice = AudienceRequest['zipCodes'][number]

/** An audience as it is edited: null is everything, where something can be ticked. */
export interface AudienceValues {
  locationFilterType: AudienceRequest['locationFilterType']
  /** As typed; empty: however far. */
  miles: string
  zips: ZipChoice[] | null
  /** Source ids of dealers. */
  markets: string[] | null
  segments: Segment[]
  vehicles: VehicleModelChoice[] | null
  isSmartSelect: boolean
  /** Dollars as typed; empty: no limit. */
  budget: string
}

/** What of a campaign an audience depends on, beside what is chosen here. */
export interface AudienceBasis {
  template: AudienceTemplate
  options: readonly FulfillmentOption[]
  seeds: number
}

export const suggested = ({ template, options, seeds }: AudienceBasis): AudienceRequest =>
  defaultRequest(template, options, seeds)

export function valuesOf(request: AudienceRequest): AudienceValues {
  const { maxDistanceFromDealership: miles, spendingLimit, segments } = request
  const chosen = new Set(segments.flatMap((one) => (one.selected ? [one.segmentName] : [])))
  return {
    locationFilterType: request.locationFilterType,
    miles: miles === null ? '' : String(miles),
    zips: orAll(request.zipCodes),
    markets: orAll(request.markets),
    segments: SEGMENTS.filter((segment) => chosen.has(segment)),
    vehicles: orAll(request.vehicleModels),
    isSmartSelect: request.isSmartSelectEnabled,
    budget: spendingLimit === null ? '' : showPlainAmount(spendingLimit),
  }
}

const orAll = <One>(list: readonly One[]): One[] | null => (list.length === 0 ? null : [...list])

/**
 * What is asked for these values. Prices, channels and seeds are those of the campaign as it is now.
 * Which score is enough, the server finds anew for whatever is changed: the budget is to hold.
 */
export function requestOf(values: AudienceValues, basis: AudienceBasis): AudienceRequest {
  const begun = suggested(basis)
  const isByZip = values.locationFilterType === 'ZIPCODE'
  const isSmart = values.isSmartSelect && offersSmartSelect(basis.template)
  return {
    ...begun,
    locationFilterType: values.locationFilterType,
    markets: values.markets ?? [],
    maxDistanceFromDealership: parseMiles(values.miles) ?? null,
    zipCodes: isByZip ? (values.zips ?? []) : [],
    segments: SEGMENTS.map((segmentName) => ({
      segmentName,
      selected: values.segments.includes(segmentName),
    })),
    vehicleModels: values.vehicles ?? [],
    isSmartSelectEnabled: isSmart,
    smartSelectThreshold: null,
    spendingLimit: isSmart ? (parseMoney(values.budget) ?? null) : null,
  }
}

/** The same question as the one that was kept: then the score that was found holds. */
export function withKeptThreshold(
  request: AudienceRequest,
  kept: AudienceRequest | undefined,
): AudienceRequest {
  if (!kept) return request
  const asKept = { ...request, smartSelectThreshold: kept.smartSelectThreshold }
  const isSame = sameQuestion(request) === sameQuestion(kept)
  return isSame ? asKept : request
}

/** What makes two questions the same, whatever score was found. */
function sameQuestion(request: AudienceRequest): string {
  const { smartSelectThreshold: _, ...asked } = request
  return JSON.stringify(Object.entries(asked).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const MILES = /^\d{1,3}(?:\.\d)?$/

export const parseMiles = (text: string): number | undefined =>
  MILES.test(text.trim()) ? Number(text) : undefined
