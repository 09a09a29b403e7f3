import type { AnswerOf } from '@marquee/contract/operation'
import type { lineup } from '@marquee/contract/lineup'
import { api } from '../../../api/index.ts'

export type Lineup = AnswerOf<typeof lineup.list>
export type ShownModel = Lineup['models'][number]
export type Differences = AnswerOf<typeof lineup.try>
export type LineupUndo = AnswerOf<typeof lineup.readUndo>

/** What a change of models makes old. */
export const CHANGED_BY_LINEUP = [
  api.lineup.list,
  api.lineup.uses,
  api.lineup.imports,
  api.lineup.readUndo,
  api.vehicles.metadata,
]
