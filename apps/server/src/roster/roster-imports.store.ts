import {
  storedPersonChange,
  storedRosterCounts,
  type PersonChangeMade,
  type RosterCounts,
} from '@marquee/rules/roster'
import type { ImportKind } from '../file-imports/index.ts'

/** What is stored of imports of people. */
export const PEOPLE_IMPORTS: ImportKind<RosterCounts, PersonChangeMade> = {
  name: 'PEOPLE',
  counts: storedRosterCounts,
  change: storedPersonChange,
}
