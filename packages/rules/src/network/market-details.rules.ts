import type { MarketStatus, MarketType } from '../markets/index.ts'

/** The kinds of markets that a network consists of; above them is the market of all brands alone. */
export const NETWORK_LEVELS = ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'] as const

export type NetworkLevel = (typeof NETWORK_LEVELS)[number]

/** What a market of each kind lies directly below. */
export const LEVEL_ABOVE: Readonly<Record<NetworkLevel, MarketType>> = {
  NATIONAL: 'CORPORATE',
  ZONE: 'NATIONAL',
  DISTRICT: 'ZONE',
  DEALER: 'DISTRICT',
}

/** Who and where a market is; what it says about itself is its profile. */
export interface MarketDetails {
  /** Of a brand: the brand's name. */
  name: string
  status: MarketStatus
  line1: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  phoneNumber: string | null
  webAddress: string | null
  timeZone: string
  isEnrolled: boolean
  isDaaEligible: boolean
  /** Of a brand: what its coupons are marked with. Null for all others. */
  couponSource: string | null
  /** Of a brand: whether it bears the second brand's service logo. */
  isSecondBrand: boolean
}

/** A market as files and people name it: by the brand's own numbers. */
export interface NetworkMarket {
  level: NetworkLevel
  /** The brand's own number; of a brand, its ID. */
  sourceId: string
  /** The ID of its brand. */
  brand: string
  /** The number of the market that it lies below; null for a brand. */
  parent: string | null
  details: MarketDetails
}

export interface StoredMarket extends NetworkMarket {
  key: number
}

/** Where nothing says another one. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

const REGION_AND_CITY = /^[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_]+){1,2}$/

/** A zone such as America/Detroit; abbreviations such as EST know no summer time. */
export function isTimeZone(text: string): boolean {
  if (!REGION_AND_CITY.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
