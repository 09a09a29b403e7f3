import { MOST_GONE_PERCENT, SEGMENT_MONTHS } from '@marquee/rules/customers'
import type { Publishing } from '../customers/index.ts'
import type { Duckdb } from '../platform/duckdb/index.ts'
import { orderedHouseholds, pressedPeople } from '../wiring.ts'

/** What the jobs for customers work with, as an operator has it who has set nothing. */
export const publishingIn = (folder: string, duckdb: Duckdb): Publishing => ({
  duckdb,
  folder,
  months: SEGMENT_MONTHS,
  mostGonePercent: MOST_GONE_PERCENT,
  ordered: orderedHouseholds,
  pressed: pressedPeople,
})
