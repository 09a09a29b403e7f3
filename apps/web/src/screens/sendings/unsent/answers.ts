import type { AnswerOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'

export type Unsent = AnswerOf<typeof sendings.unsent>
export type UnsentPiece = Unsent['pieces'][number]
