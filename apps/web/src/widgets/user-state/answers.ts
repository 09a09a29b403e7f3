import type { userState } from '@marquee/contract/user-state'
import type { AnswerOf } from '@marquee/contract/operation'

export type State = AnswerOf<typeof userState.read>
export type Initialization = AnswerOf<typeof userState.initialize>
export type Hierarchy = Initialization['hierarchies'][number]
