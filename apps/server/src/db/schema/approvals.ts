import { storedStepChannels, storedStepCreative } from '@marquee/rules/campaigns'
import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { campaignSteps } from './campaigns.ts'
import { path } from './path.ts'
import { people } from './people.ts'
import { stored } from './stored.ts'

/**
 * What was approved of the steps of campaigns that run until they are canceled: the last one is sent
 * while a later change of the step waits for a decision.
 */
export const approvedSteps = pgTable(
  'approved_steps',
  {
    stepKey: integer()
      .notNull()
      .references(() => campaignSteps.key, { onDelete: 'cascade' }),
    /** The version of the step. */
    version: integer().notNull(),
    creative: stored(storedStepCreative).notNull(),
    channels: stored(storedStepChannels).notNull(),
    approvedBy: integer()
      .notNull()
      .references(() => people.key),
    approvedAt: timestamp({ withTimezone: true }).notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.stepKey, table.version] }),
    index('approved_steps_by_path').on(table.path),
  ],
)
