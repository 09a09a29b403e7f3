import {
  defaultRequest,
  MOST_BUDGET,
  offersSmartSelect,
  segmentRule,
  type AudienceRequest,
  type AudienceTemplate,
} from '@marquee/rules/audience'
import type { FulfillmentOption } from '@marquee/rules/channels'
import { currency } from '@marquee/rules/fields'
import { parseMoney, showPlainAmount } from '@marquee/rules/money'
import { SEGMENTS } from '@marquee/rules/templates'
import type { VehicleModelChoice } from '@marquee/rules/vehicles'
import { differenceTexts, problemTexts } from './texts.ts'

export type Segment = (typeof SEGMENTS)[number]
export type ZipChoice = AudienceRequest['zipCodes'][number]

/** An audience as it is edited: null is everything, where something can be ticked. */
export interface AudienceValues {
  locationFilterType: AudienceRequest['locationFilterType']
  /** As typed; empty: however far. */
  miles: string
  isUnplacedIncluded: boolean
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
  // As the server reads it: where none is named, all are meant.
  const chosen = new Set(
    segments.length === 0
      ? SEGMENTS
      : segments.flatMap((one) => (one.selected ? [one.segmentName] : [])),
  )
  return {
    locationFilterType: request.locationFilterType,
    miles: miles === null ? '' : String(miles),
    isUnplacedIncluded: request.isUnplacedIncluded,
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
 * The request for these values. Prices, channels and seeds are those of the campaign as it is now.
 * The score is left out: the server finds the one that keeps to the budget for each change.
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
    isUnplacedIncluded: values.isUnplacedIncluded,
    zipCodes: isByZip ? (values.zips ?? []) : [],
    segments: SEGMENTS.map((segmentName) => ({
      segmentName,
      selected:
        values.segments.includes(segmentName) &&
        !segmentRule(basis.template, segmentName).isDisabled,
    })),
    vehicleModels: values.vehicles ?? [],
    isSmartSelectEnabled: isSmart,
    smartSelectThreshold: null,
    spendingLimit: isSmart ? (parseMoney(values.budget) ?? null) : null,
  }
}

/** Where the request equals the saved one, the score that was found for it is used again. */
export function withStoredThreshold(
  request: AudienceRequest,
  stored: AudienceRequest | undefined,
): AudienceRequest {
  if (!stored) return request
  const asStored = { ...request, smartSelectThreshold: stored.smartSelectThreshold }
  const isSame = sameQuestion(request) === sameQuestion(stored)
  return isSame ? asStored : request
}

/** Two requests are the same where all but the score is. */
function sameQuestion(request: AudienceRequest): string {
  const { smartSelectThreshold: _, ...question } = request
  return JSON.stringify(
    Object.entries(question).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const MILES = /^\d{1,3}(?:\.\d)?$/

export const parseMiles = (text: string): number | undefined =>
  MILES.test(text.trim()) ? Number(text) : undefined

/** The most that the contract takes. */
const MOST_MILES = 500

const mostMiles = ({ distanceFilteringMax }: AudienceTemplate): number =>
  distanceFilteringMax ?? MOST_MILES

/** What of an audience cannot be counted as it is typed, by field. */
export function audienceProblems(
  values: AudienceValues,
  template: AudienceTemplate,
): Record<string, string> {
  const problems: Record<string, string | undefined> = {
    miles: values.locationFilterType === 'DISTANCE' ? milesProblem(values, template) : undefined,
    markets: values.markets?.length === 0 ? problemTexts.noMarket : undefined,
    budget: values.isSmartSelect ? budgetProblem(values) : undefined,
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )
}

function milesProblem({ miles }: AudienceValues, template: AudienceTemplate): string | undefined {
  const most = mostMiles(template)
  if (miles.trim() === '') {
    return template.distanceFilteringMax === null ? undefined : problemTexts.milesNeeded(most)
  }
  const typed = parseMiles(miles)
  return typed === undefined || typed > most ? problemTexts.milesNeeded(most) : undefined
}

const limit = currency({ least: 0, most: MOST_BUDGET })

function budgetProblem({ budget }: AudienceValues): string | undefined {
  return limit(budget.trim())
}

const PARTS: readonly [label: string, of: (values: AudienceValues) => unknown][] = [
  [
    differenceTexts.location,
    ({ locationFilterType, miles, zips, isUnplacedIncluded }) => [
      locationFilterType,
      miles,
      zips,
      isUnplacedIncluded,
    ],
  ],
  [differenceTexts.segments, ({ segments }) => segments],
  [differenceTexts.vehicles, ({ vehicles }) => vehicles],
  [differenceTexts.smart, ({ isSmartSelect, budget }) => [isSmartSelect, budget]],
  [differenceTexts.markets, ({ markets }) => markets],
]

/** A line for each part that another person saved otherwise. */
export const differencesOf = (typed: AudienceValues, saved: AudienceValues): string[] =>
  PARTS.filter(([, of]) => JSON.stringify(of(typed)) !== JSON.stringify(of(saved))).map(
    ([label]) => label,
  )
