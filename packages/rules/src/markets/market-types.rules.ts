/** The kinds of places in the tree, from the root down. */
export const MARKET_TYPES = ['CORPORATE', 'NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'] as const

export type MarketType = (typeof MARKET_TYPES)[number]

/** Stands for a group of dealers that is mailed together. It is not a place: no person has it as home. */
export const METRO = 'METRO'

export const MARKET_STATUSES = ['ACTIVE', 'CLOSED'] as const

export type MarketStatus = (typeof MARKET_STATUSES)[number]

/** The market that holds every brand. */
export const ROOT_MARKET_KEY = 1
export const CORPORATE_MARKET_KEY = 1
