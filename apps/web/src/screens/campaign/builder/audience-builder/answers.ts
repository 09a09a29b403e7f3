import type { audience } from '@marquee/contract/audience'
import type { vehicles } from '@marquee/contract/vehicles'
import type { AnswerOf } from '@marquee/contract/operation'

export type Breakdown = AnswerOf<typeof audience.search>
export type CountedModel = Breakdown['audienceByVehicle'][number]
export type CountedMarket = Breakdown['audienceByMarket'][number]
export type KnownModel = AnswerOf<typeof vehicles.metadata>['vehicleMetadataDto'][number]
export type WaterfallBucket = Breakdown['waterfall'][number]['bucket']
/** Of one season of a year. */
export type SeasonBreakdown = AnswerOf<
  typeof audience.searchAnnual
>['audienceBreakdownDtos'][number]
