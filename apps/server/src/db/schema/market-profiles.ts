import type { LogoStatus, LogoType } from '@marquee/rules/market-profiles'
import type { ListingCategory, ListingInput } from '@marquee/rules/markets'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { images } from './images.ts'
import { markets } from './markets.ts'
import { path } from './path.ts'
import { people } from './people.ts'

/** The profile of a market, beyond its name and address. */
export const marketProfiles = pgTable('market_profiles', {
  marketKey: integer()
    .primaryKey()
    .references(() => markets.key),
  legalName: text().notNull().default(''),
  contactName: text().notNull().default(''),
  contactEmail: text().notNull().default(''),
  contactPhone: text().notNull().default(''),
  dealerNotes: text().notNull().default(''),
  openingHours: text().notNull().default(''),
  printedLine: text().notNull().default(''),
  version: integer().notNull().default(1),
  path: path(),
})

/** Every logo that a market has handed in, and what became of it. */
export const marketLogos = pgTable(
  'market_logos',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    assetType: text().$type<LogoType>().notNull(),
    hash: text()
      .notNull()
      .references(() => images.hash),
    status: text().$type<LogoStatus>().notNull(),
    uploadedBy: integer()
      .notNull()
      .references(() => people.key),
    uploadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    decidedBy: integer().references(() => people.key),
    decidedAt: timestamp({ withTimezone: true }),
    reason: text(),
    path: path(),
  },
  (table) => [
    // One waits and one is in use; a new one takes the place of the old.
    uniqueIndex('market_logos_pending_once')
      .on(table.marketKey, table.assetType)
      .where(sql`${table.status} = 'PENDING'`),
    uniqueIndex('market_logos_approved_once')
      .on(table.marketKey, table.assetType)
      .where(sql`${table.status} = 'APPROVED'`),
    index('market_logos_by_path').on(table.path),
  ],
)

/** What a brand lets its dealers say about themselves. A further one is a row. */
export const listingAttributes = pgTable('listing_attributes', {
  key: text().primaryKey(),
  category: text().$type<ListingCategory>().notNull(),
  inputType: text().$type<ListingInput>().notNull(),
  label: text().notNull(),
  options: jsonb().$type<{ value: string; label: string }[]>().notNull(),
  position: integer().notNull(),
  path: path(),
})

export const marketListingValues = pgTable(
  'market_listing_values',
  {
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    attributeKey: text()
      .notNull()
      .references(() => listingAttributes.key),
    values: text().array().$type<string[]>().notNull(),
    path: path(),
  },
  (table) => [primaryKey({ columns: [table.marketKey, table.attributeKey] })],
)
