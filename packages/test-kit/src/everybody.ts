import { audience } from '@marquee/contract/audience'

/** The request for an audience without any filter. */
export const everybody = {
  ...audience.search.example.body,
  locationFilterType: 'ZIPCODE' as const,
  segments: [],
  vehicleModels: [],
  selectedFulfillmentOptions: [],
}
