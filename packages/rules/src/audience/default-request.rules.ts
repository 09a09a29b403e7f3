import type { FulfillmentChannel, FulfillmentOption } from '../channels/index.ts'
import { ANALYTICAL_MODELS } from '../customers/index.ts'
import { FULFILLMENT_CHANNELS } from '../channels/index.ts'
import type { Segment } from '../customers/index.ts'
import { SEGMENTS, type CampaignTemplate } from '../templates/index.ts'
import type { VehicleModelChoice } from '../vehicles/index.ts'

/** The largest budget of an audience, in cents. */
export const MOST_BUDGET = 10_000_000_000

/** Whom a campaign is to reach, as it is requested and stored. */
export interface AudienceRequest {
  locationFilterType: 'DISTANCE' | 'ZIPCODE'
  /** Source ids of dealers; none: all of the campaign's. */
  markets: readonly string[]
  maxDistanceFromDealership: number | null
  /** Customers whose address is unknown, whom an email reaches, pass any limit of the location. */
  isUnplacedIncluded: boolean
  /** None: every one. */
  zipCodes: readonly { zipCode: string; selected: boolean }[]
  segments: readonly { segmentName: Segment; selected: boolean }[]
  /** None: no filter. */
  vehicleModels: readonly VehicleModelChoice[]
  isSmartSelectEnabled: boolean
  smartSelectThreshold: number | null
  analyticalModelName: string | null
  /** The budget, in cents. */
  spendingLimit: number | null
  pricePerChannel?: Partial<Record<FulfillmentChannel, { pricePerPiece: number }>>
  selectedFulfillmentOptions: readonly FulfillmentOption[]
  seedRecipientsCount: number
}

/** What of a template an audience begins with. */
export type AudienceTemplate = Pick<
  CampaignTemplate,
  'audienceConfiguration' | 'distanceFilteringMax' | 'analyticalModel' | 'priceBook'
>

/** How a segment may be chosen from a template; one that it does not name is offered. */
export function segmentRule({ audienceConfiguration }: AudienceTemplate, segment: Segment) {
  const known = audienceConfiguration.audienceSegmentConfigurations.find(
    ({ segmentType }) => segmentType === segment,
  )
  const isDisabled = known?.isDisabled ?? false
  return { isDisabled, isDefaultIncluded: !isDisabled && (known?.isDefaultIncluded ?? false) }
}

/** Smart select needs a model that ranks. */
export const offersSmartSelect = (template: AudienceTemplate): boolean =>
  rankingModel(template) !== undefined

/** The place of the model by which a template ranks; undefined where there is none that is known. */
export function rankingModel({
  analyticalModel,
}: Pick<AudienceTemplate, 'analyticalModel'>): number | undefined {
  const place = ANALYTICAL_MODELS.findIndex((name) => name === analyticalModel)
  return place < 0 ? undefined : place
}

/** The audience that a template suggests, before a person has chosen one. */
export function defaultRequest(
  template: AudienceTemplate,
  selectedFulfillmentOptions: readonly FulfillmentOption[],
  seedRecipientsCount: number,
): AudienceRequest {
  const { distanceFilteringMax, analyticalModel, audienceConfiguration } = template
  return {
    locationFilterType: 'DISTANCE',
    markets: [],
    zipCodes: [],
    vehicleModels: [],
    maxDistanceFromDealership: distanceFilteringMax,
    isUnplacedIncluded: false,
    segments: SEGMENTS.map((segmentName) => ({
      segmentName,
      selected: segmentRule(template, segmentName).isDefaultIncluded,
    })),
    isSmartSelectEnabled:
      offersSmartSelect(template) && audienceConfiguration.smartAudienceDefaultIncluded,
    smartSelectThreshold: null,
    spendingLimit: null,
    analyticalModelName: analyticalModel,
    pricePerChannel: channelPrices(template),
    selectedFulfillmentOptions,
    seedRecipientsCount,
  }
}

function channelPrices({ priceBook }: AudienceTemplate) {
  return Object.fromEntries(
    FULFILLMENT_CHANNELS.flatMap((channel) =>
      priceBook.prices
        .filter(({ option }) => option === channel)
        .map(({ pricePerPiece }) => [channel, { pricePerPiece }]),
    ),
  ) as NonNullable<AudienceRequest['pricePerChannel']>
}
