import type { MarketStatus, MarketType, METRO } from '@marquee/rules/markets'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { path } from './path.ts'

/** A brand. A fifth one is a row here. */
export const hierarchies = pgTable('hierarchies', {
  id: text().primaryKey(),
  name: text().notNull(),
  tenant: text().notNull(),
  couponSource: text().notNull(),
  isSecondBrand: boolean().notNull(),
  marketKey: integer().notNull(),
  path: path(),
})

export const markets = pgTable(
  'markets',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentKey: integer(),
    path: path(),
    type: text().$type<MarketType | typeof METRO>().notNull(),
    name: text().notNull(),
    sourceId: text().notNull(),
    hierarchyId: text(),
    status: text().$type<MarketStatus>().notNull(),
    line1: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    timeZone: text().notNull(),
    webAddress: text(),
    phoneNumber: text(),
    isEnrolled: boolean().notNull(),
    isDaaEligible: boolean().notNull(),
  },
  (table) => [
    index('markets_by_path').on(table.path),
    index('markets_by_parent').on(table.parentKey),
    index('markets_by_name').on(sql`lower(${table.name})`),
    uniqueIndex('markets_by_source_id').on(table.hierarchyId, table.sourceId),
  ],
)

/** Where a market stood from which day on, so that past orders keep the district they had. */
export const marketPlacements = pgTable(
  'market_placements',
  {
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    validFrom: date({ mode: 'string' }).notNull(),
    parentKey: integer(),
    path: path(),
  },
  (table) => [primaryKey({ columns: [table.marketKey, table.validFrom] })],
)
