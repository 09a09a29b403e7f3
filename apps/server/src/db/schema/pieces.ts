import { storedOffer } from '@marquee/rules/pieces'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { markets } from './markets.ts'
import { path } from './path.ts'
import { stored } from './stored.ts'

/** Coupons as they were printed on pieces of a market: once, however many recipients there are. */
export const printedOffers = pgTable(
  'printed_offers',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    content: stored(storedOffer).notNull(),
    path: path(),
  },
  (table) => [index('printed_offers_by_path').on(table.path)],
)

/** One for each recipient and coupon. Only the hash is stored: a reader of the table cannot use an offer. */
export const offerCodes = pgTable(
  'offer_codes',
  {
    hash: text().primaryKey(),
    printedOfferKey: integer()
      .notNull()
      .references(() => printedOffers.key),
    issuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp({ withTimezone: true }),
    path: path(),
  },
  (table) => [index('offer_codes_by_path').on(table.path)],
)

/** Proofs, for as long as the links to them last; by the hash of their bytes. */
export const pieceProofs = pgTable('piece_proofs', {
  hash: text().primaryKey(),
  content: bytes().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
})
