import type { marketProfiles } from '@marquee/contract/market-profiles'
import type { AnswerOf } from '@marquee/contract/operation'

export type MarketProfile = AnswerOf<typeof marketProfiles.read>
export type Logo = MarketProfile['logos'][number]
