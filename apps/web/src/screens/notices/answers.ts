import type { notices } from '@marquee/contract/notices'
import type { AnswerOf } from '@marquee/contract/operation'

export type Notice = AnswerOf<typeof notices.search>['notices'][number]
