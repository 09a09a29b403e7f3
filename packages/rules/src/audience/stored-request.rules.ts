import { FIRST, type StoredFields } from '../stored/index.ts'
import type { AudienceRequest } from './default-request.rules.ts'

/** How the request for an audience is stored. */
export const storedRequest: StoredFields<AudienceRequest> = {
  locationFilterType: FIRST,
  markets: FIRST,
  maxDistanceFromDealership: FIRST,
  isUnplacedIncluded: { since: 2, before: () => false },
  zipCodes: FIRST,
  segments: FIRST,
  vehicleModels: FIRST,
  isSmartSelectEnabled: FIRST,
  smartSelectThreshold: FIRST,
  analyticalModelName: FIRST,
  spendingLimit: FIRST,
  pricePerChannel: FIRST,
  selectedFulfillmentOptions: FIRST,
  seedRecipientsCount: FIRST,
}
