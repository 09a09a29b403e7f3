import type { campaigns } from '@marquee/contract/campaigns'
import type { AnswerOf } from '@marquee/contract/operation'
import type { reorders } from '@marquee/contract/reorders'

export type PastCampaign = AnswerOf<typeof campaigns.search>['campaigns'][number]
export type Difference = AnswerOf<typeof reorders.differences>['differences'][number]
export type BulkReorder = AnswerOf<typeof reorders.read>
export type ReorderItem = AnswerOf<typeof reorders.searchItems>['items'][number]
