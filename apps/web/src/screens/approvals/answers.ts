import type { approvals } from '@marquee/contract/approvals'
import type { AnswerOf } from '@marquee/contract/operation'

export type WaitingPage = AnswerOf<typeof approvals.search>
export type Waiting = WaitingPage['waiting'][number]
