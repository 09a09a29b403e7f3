import type { ImageAssetType } from '@marquee/rules/images'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { markets } from './markets.ts'
import { path } from './path.ts'
import { people } from './people.ts'

/** Pictures by the hash of their bytes: the same picture is stored once, and never changes. */
export const images = pgTable('images', {
  hash: text().primaryKey(),
  contentType: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  content: bytes().notNull(),
  /** A small WebP of the same picture. */
  thumbnail: bytes().notNull(),
  /** An approved picture is public: it is on mail that has been sent. */
  isPublic: boolean().notNull().default(false),
  storedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Who uploaded which picture, for which market: only pictures uploaded by a person in scope may be used. */
export const imageUploads = pgTable(
  'image_uploads',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    hash: text()
      .notNull()
      .references(() => images.hash),
    assetType: text().$type<ImageAssetType>().notNull(),
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    uploadedBy: integer()
      .notNull()
      .references(() => people.key),
    uploadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    path: path(),
  },
  (table) => [index('image_uploads_by_path').on(table.path)],
)
