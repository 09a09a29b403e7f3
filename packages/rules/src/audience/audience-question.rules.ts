import { dayNumber, type CalendarDate } from '../calendar/index.ts'
import { vehicleCode } from '../customers/index.ts'
import { channelsOf, type FulfillmentChannel } from '../channels/index.ts'
import { accept, refuse, type Refused, type Result } from '../result/index.ts'
import { SEGMENTS } from '../templates/index.ts'
import { selectedYears, type VehicleModel } from '../vehicles/index.ts'
import {
  offersSmartSelect,
  rankingModel,
  segmentRule,
  type AudienceRequest,
  type AudienceTemplate,
} from './default-request.rules.ts'
import type { AudienceQuestion, LocationFilter } from './question.rules.ts'
import { requestTexts } from './texts.ts'

/** A model of the brand with the number by which it is counted; null: no customer was seen with one. */
export interface CodedModel extends VehicleModel {
  code: number | null
  /** Not offered any more; a filter that names it still holds. */
  isRetired: boolean
}

export interface CountedFrom {
  template: AudienceTemplate
  marketKeys: readonly number[]
  /** The contact codes that get a piece. */
  reached: readonly number[]
  models: readonly CodedModel[]
  /** On which the pieces are sent; null: it is not known. */
  mailDate: CalendarDate | null
  isZipCode: (zip: string) => boolean
  /** The channels that the template offers. */
  offered: readonly FulfillmentChannel[]
}

/** The question that a request stands for, or what is wrong with the request, by the path of the field. */
export function audienceQuestion(
  request: AudienceRequest,
  source: CountedFrom,
): Result<AudienceQuestion, 'request.invalid'> {
  const fields = problemsOf(request, source)
  if (Object.keys(fields).length > 0) return refuse('request.invalid', { fields })
  const { marketKeys, reached, mailDate } = source
  return accept({
    marketKeys,
    reached,
    mailDay: mailDate && dayNumber(mailDate),
    isOncePerHousehold: marketKeys.length > 1,
    location: locationOf(request, source.template),
    segments: segmentsOf(request, source.template),
    vehicles: vehiclesOf(request, source.models),
    smartSelect: smartSelectOf(request, source.template),
  })
}

/** The faults of a request, moved to its place in the body. */
export function inField(
  { details }: Refused<'request.invalid'>,
  place: string,
): Refused<'request.invalid'> {
  const fields = Object.entries(details?.fields as Readonly<Record<string, string>>)
  return {
    ok: false,
    reason: 'request.invalid',
    details: {
      fields: Object.fromEntries(fields.map(([path, text]) => [`${place}.${path}`, text])),
    },
  }
}

/** How far a request reaches, in miles; null where it is not by distance, or however far. */
export function selectedDistance(
  { locationFilterType, maxDistanceFromDealership: most }: AudienceRequest,
  { distanceFilteringMax }: AudienceTemplate,
): number | null {
  return locationFilterType === 'DISTANCE' ? (most ?? distanceFilteringMax) : null
}

const PARTS_PER_MILE = 100

function locationOf(request: AudienceRequest, template: AudienceTemplate): LocationFilter {
  const { locationFilterType, zipCodes, isUnplacedIncluded } = request
  const miles = selectedDistance(request, template)
  if (locationFilterType === 'DISTANCE') {
    const most = miles === null ? null : Math.round(miles * PARTS_PER_MILE)
    return { type: 'DISTANCE', most, isUnplacedIncluded }
  }
  const chosen = zipCodes.filter(({ selected }) => selected)
  const zips = chosen.map(({ zipCode }) => Number(zipCode))
  const all = zipCodes.length === 0
  return { type: 'ZIPCODE', zips: all ? null : [...new Set(zips)], isUnplacedIncluded }
}

/** None named: all that the template offers. */
function segmentsOf({ segments }: AudienceRequest, template: AudienceTemplate) {
  const named = new Map(segments.map(({ segmentName, selected }) => [segmentName, selected]))
  const chosen = [...SEGMENTS.keys()].filter((place) => {
    const segment = SEGMENTS[place] as (typeof SEGMENTS)[number]
    if (segmentRule(template, segment).isDisabled) return false
    return segments.length === 0 || named.get(segment) === true
  })
  return chosen.length === SEGMENTS.length ? null : chosen
}

/** All years of all offered models is no filter, so that households without a vehicle of the brand pass. */
function vehiclesOf({ vehicleModels }: AudienceRequest, models: readonly CodedModel[]) {
  if (vehicleModels.length === 0) return null
  const chosen = new Map(vehicleModels.map((one) => [one.model, new Set(selectedYears(one))]))
  const isAll = models.every(
    ({ model, years, isRetired }) =>
      isRetired || years.every((year) => chosen.get(model)?.has(year) ?? false),
  )
  if (isAll) return null
  return models.flatMap(({ code, model }) =>
    code === null ? [] : [...(chosen.get(model) ?? [])].map((year) => vehicleCode(code, year)),
  )
}

function smartSelectOf(request: AudienceRequest, template: AudienceTemplate) {
  const model = rankingModel(template)
  if (!request.isSmartSelectEnabled || model === undefined) return null
  return { model, leastScore: request.smartSelectThreshold ?? 0 }
}

function problemsOf(request: AudienceRequest, source: CountedFrom) {
  const { template, models, isZipCode, offered } = source
  const { analyticalModelName: named, isSmartSelectEnabled } = request
  const names = new Set(models.map(({ model }) => model))
  return Object.fromEntries([
    ...unknownZips(request.zipCodes, isZipCode).map((at) => [
      `zipCodes.${at}.zipCode`,
      requestTexts.unknownZip,
    ]),
    ...request.vehicleModels.flatMap(({ model }, at) =>
      names.has(model) ? [] : [[`vehicleModels.${at}.model`, requestTexts.unknownModel]],
    ),
    ...request.segments.flatMap(({ segmentName, selected }, at) =>
      selected && segmentRule(template, segmentName).isDisabled
        ? [[`segments.${at}.selected`, requestTexts.segmentDisabled]]
        : [],
    ),
    ...request.selectedFulfillmentOptions.flatMap((way, at) =>
      channelsOf(way).every((channel) => offered.includes(channel))
        ? []
        : [[`selectedFulfillmentOptions.${at}`, requestTexts.wayNotOffered]],
    ),
    ...(isSmartSelectEnabled && !offersSmartSelect(template)
      ? [['isSmartSelectEnabled', requestTexts.noSmartSelect]]
      : []),
    ...(named !== null && named !== template.analyticalModel
      ? [['analyticalModelName', requestTexts.unknownAnalyticalModel]]
      : []),
  ]) as Record<string, string>
}

/** A reader gains nothing from more of thousands of faults. */
const MOST_REPORTED = 20

/** The places of the first of them. */
function unknownZips(
  zips: AudienceRequest['zipCodes'],
  isZipCode: CountedFrom['isZipCode'],
): number[] {
  const places: number[] = []
  for (const [at, { zipCode }] of zips.entries()) {
    if (!isZipCode(zipCode)) places.push(at)
    if (places.length === MOST_REPORTED) break
  }
  return places
}
