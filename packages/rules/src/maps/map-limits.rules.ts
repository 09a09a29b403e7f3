/** How far around a market ZIP areas are shown, unless a call says so, and at most. */
export const AREA_MILES = 60
export const MOST_AREA_MILES = 100
/** For how many markets areas are shown at once. */
export const MOST_AREA_MARKETS = 50
