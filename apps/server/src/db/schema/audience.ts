import { storedBreakdown, storedRequest } from '@marquee/rules/audience'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { campaigns } from './campaigns.ts'
import { path } from './path.ts'
import { people } from './people.ts'
import { stored } from './stored.ts'

const cents = () => bigint({ mode: 'number' }).notNull()

/** Whom a campaign reaches; each child of a metro campaign has its part of it. */
export const audienceSelections = pgTable(
  'audience_selections',
  {
    campaignKey: integer()
      .primaryKey()
      .references(() => campaigns.key, { onDelete: 'cascade' }),
    request: stored(storedRequest).notNull(),
    breakdown: stored(storedBreakdown).notNull(),
    totalSize: integer().notNull(),
    pieces: integer().notNull(),
    estimatedCost: cents(),
    costWithoutDiscount: cents(),
    /** What of the campaign was counted: `audienceBasis`. */
    basis: text().notNull(),
    savedBy: integer()
      .notNull()
      .references(() => people.key),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    path: path(),
  },
  (table) => [index('audience_selections_by_path').on(table.path)],
)
