import type { marketProfiles } from '@marquee/contract/market-profiles'
import type { AnswerOf } from '@marquee/contract/operation'

export type LogoPage = AnswerOf<typeof marketProfiles.searchLogos>
export type MarketLogo = LogoPage['logos'][number]
