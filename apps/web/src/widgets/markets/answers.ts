import type { markets } from '@marquee/contract/markets'
import type { AnswerOf } from '@marquee/contract/operation'

export type MarketSummary = AnswerOf<typeof markets.search>['markets'][number]
export type MarketHierarchy = AnswerOf<typeof markets.hierarchy>['marketHierarchy']
