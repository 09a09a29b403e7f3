import type { approvals } from '@marquee/contract/approvals'
import type { campaigns } from '@marquee/contract/campaigns'
import type { AnswerOf } from '@marquee/contract/operation'

export type Review = AnswerOf<typeof approvals.review>
export type Campaign = AnswerOf<typeof campaigns.read>
