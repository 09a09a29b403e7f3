import type { AnswerOf } from '@marquee/contract/operation'
import type { rehearsals } from '@marquee/contract/rehearsals'

export type Latest = AnswerOf<typeof rehearsals.latest>
export type Rehearsal = NonNullable<Latest['rehearsal']>
export type Rehearsed = Rehearsal['sendings'][number]
export type Piece = Rehearsed['pieces'][number]
export type Problem = Rehearsal['problems'][number]
export type OpenedPiece = AnswerOf<typeof rehearsals.openPiece>
