import type { AnswerOf } from '@marquee/contract/operation'
import type { installation } from '@marquee/contract/installation'

export type Installation = AnswerOf<typeof installation.read>
