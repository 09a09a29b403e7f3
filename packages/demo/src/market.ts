import type { MarketStatus, MarketType } from '@marquee/rules/markets'

/** A market as the demo describes it; what only dealers have is null or false elsewhere. */
export interface DemoMarket {
  key: number
  parentKey: number | null
  type: MarketType
  name: string
  /** The brand's own number for the market, unique over all brands. */
  sourceId: string
  hierarchyId: string | null
  line1: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  timeZone: string
  webAddress: string | null
  phoneNumber: string | null
  isEnrolled: boolean
  isDaaEligible: boolean
  status: MarketStatus
}

/** Before keys are given out, a market names its parent by source id. */
export type UnkeyedMarket = Omit<DemoMarket, 'key' | 'parentKey'> & { parent: string | null }
