import type { MarketDetails, StoredMarket } from '@marquee/rules/network'

const DETAILS: MarketDetails = {
  name: '',
  status: 'ACTIVE',
  line1: null,
  city: null,
  state: null,
  postalCode: null,
  phoneNumber: null,
  webAddress: null,
  timeZone: 'America/Detroit',
  isEnrolled: false,
  isDaaEligible: false,
  couponSource: null,
  isSecondBrand: false,
}

/** A market as it may be stored. */
export const storedMarket = (
  key: number,
  level: StoredMarket['level'],
  sourceId: string,
  parent: string | null,
  details: Partial<MarketDetails> = {},
  brand = 'HONDA',
): StoredMarket => ({
  key,
  level,
  sourceId,
  brand,
  parent,
  details: { ...DETAILS, name: `Market ${sourceId}`, ...details },
})
