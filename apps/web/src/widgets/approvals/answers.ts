import type { approvals } from '@marquee/contract/approvals'
import type { AnswerOf } from '@marquee/contract/operation'

export type Timeline = AnswerOf<typeof approvals.timeline>
export type TimelineEvent = Timeline['events'][number]
