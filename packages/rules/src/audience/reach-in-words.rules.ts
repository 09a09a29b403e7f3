import { showCount, showMoney } from '../money/index.ts'
import type { AudienceRequest } from './default-request.rules.ts'
import { reachTexts as texts, segmentLabel } from './texts.ts'

interface Fact {
  label: string
  text: string
}

/** Of what was ordered before something could be chosen, it is not known. */
type Ordered = Omit<AudienceRequest, 'isUnplacedIncluded'> &
  Partial<Pick<AudienceRequest, 'isUnplacedIncluded'>>

/** Whom an audience reaches, for a person who decides about it: each choice with what was chosen. */
export function reachInWords(request: Ordered): readonly Fact[] {
  return [
    { label: texts.segments, text: segmentsInWords(request) || texts.noSegment },
    { label: texts.area, text: areaInWords(request) },
    { label: texts.vehicles, text: vehiclesInWords(request) },
    { label: texts.budget, text: budgetInWords(request) },
  ]
}

/** 'Active Customers, Lapsed Customers'. A request that names no segment leaves nobody out by one. */
export const segmentsInWords = ({ segments }: Pick<AudienceRequest, 'segments'>): string =>
  segments.length === 0
    ? texts.everySegment
    : segments
        .filter(({ selected }) => selected)
        .map(({ segmentName }) => segmentLabel(segmentName))
        .join(', ')

export const budgetInWords = ({
  isSmartSelectEnabled,
  spendingLimit,
}: Pick<AudienceRequest, 'isSmartSelectEnabled' | 'spendingLimit'>): string =>
  isSmartSelectEnabled && spendingLimit !== null ? showMoney(spendingLimit) : texts.noBudget

export const chosenZips = ({ zipCodes }: Pick<AudienceRequest, 'zipCodes'>): string[] =>
  zipCodes
    .filter(({ selected }) => selected)
    .map(({ zipCode }) => zipCode)
    .toSorted()

function areaInWords(request: Ordered): string {
  const { locationFilterType, maxDistanceFromDealership: miles } = request
  const zips = chosenZips(request)
  const inZips = zips.length === 0 ? texts.anywhere : listed(zips, texts.zips)
  const inMiles = miles === null ? texts.anywhere : texts.miles(miles)
  const area = locationFilterType === 'ZIPCODE' ? inZips : inMiles
  return request.isUnplacedIncluded ? `${area}\n${texts.unplaced}` : area
}

const vehiclesInWords = ({ vehicleModels }: Ordered): string =>
  vehicleModels.length === 0
    ? texts.anyVehicle
    : listed(
        vehicleModels.map(({ model }) => model),
        texts.models,
      )

const MOST_NAMED = 6

/** A few by their names; of many also how many there are. */
const listed = (names: readonly string[], counted: (count: string) => string): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${counted(showCount(names.length))}: ${names.slice(0, MOST_NAMED).join(', ')}…`
