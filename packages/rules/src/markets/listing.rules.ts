export const LISTING_CATEGORIES = ['AMENITY', 'AWARD', 'SERVICE'] as const

export type ListingCategory = (typeof LISTING_CATEGORIES)[number]

export const LISTING_INPUTS = ['SINGLE_SELECT_DROPDOWN', 'MULTI_SELECT_RADIO_GROUP'] as const

export type ListingInput = (typeof LISTING_INPUTS)[number]

export interface ListingAttribute {
  key: string
  inputType: ListingInput
  options: readonly { value: string }[]
}

/** Are these values that the attribute offers, each once, and not more than it takes? */
export function fitsListing(attribute: ListingAttribute, values: readonly string[]): boolean {
  const offered = new Set(attribute.options.map(({ value }) => value))
  const most = attribute.inputType === 'SINGLE_SELECT_DROPDOWN' ? 1 : offered.size
  const isOffered = values.every((value) => offered.has(value))
  return isOffered && values.length <= most && new Set(values).size === values.length
}
