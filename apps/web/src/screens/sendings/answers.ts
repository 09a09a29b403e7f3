import type { AnswerOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'

export type SendingsPage = AnswerOf<typeof sendings.search>
export type OnItsWay = SendingsPage['sendings'][number]
