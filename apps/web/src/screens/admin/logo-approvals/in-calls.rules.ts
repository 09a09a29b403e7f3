import { LOGO_TYPES } from '@marquee/rules/market-profiles'
import type { MarketLogo } from './answers.ts'

export interface DecidingCall {
  marketKey: number
  marketName: string
  logos: readonly MarketLogo[]
  body: { assetType?: MarketLogo['assetType']; hash?: string }
}

/**
 * One call for each market. Of each type one logo waits at most, so where all types are chosen that
 * is all that waits, and the call names none of them. One that is chosen by itself is named with its
 * picture: another that waits, or was handed in meanwhile, is left alone.
 */
export function inCalls(chosen: readonly MarketLogo[]): DecidingCall[] {
  const marketKeys = [...new Set(chosen.map(({ market }) => market.key))]
  return marketKeys.map((marketKey) => {
    const logos = chosen.filter(({ market }) => market.key === marketKey)
    const [first] = logos as [MarketLogo]
    const isAll = logos.length === LOGO_TYPES.length
    const body = isAll ? {} : { assetType: first.assetType, hash: first.image.hash }
    return { marketKey, marketName: first.market.name, logos, body }
  })
}
