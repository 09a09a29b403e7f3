import type { AnswerOf } from '@marquee/contract/operation'
import type { roster } from '@marquee/contract/roster'
import { api } from '../../../../api/index.ts'

export type RosterUndo = AnswerOf<typeof roster.readUndo>

/** What a file of people makes old, and undoing it. */
export const CHANGED_BY_ROSTER = [api.people.search, api.roster.imports, api.roster.readUndo]
