import { FIRST, type StoredFields } from '../stored/index.ts'
import type { AudienceRequest } from './default-request.rules.ts'

/** How it is kept whom a campaign is to reach. */
export const storedRequest: StoredFields<AudienceRequest> = {
  locationFilterType: FIRST,
  markets: FIRST,
  maxDistanceFromDealership: FIRST,
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
