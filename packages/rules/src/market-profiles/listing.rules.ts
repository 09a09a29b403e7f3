export const LISTING_CATEGORIES = ['AMENITY', 'AWARD', 'SERVICE'] as const

export type ListingCategory = (typeof LISTING_CATEGORIES)[number]

export const LISTING_INPUTS = ['SINGLE_SELECT_DROPDOWN', 'MULTI_SELECT_RADIO_GROUP'] as const

export type ListingInput = (typeof LISTING_INPUTS)[number]
