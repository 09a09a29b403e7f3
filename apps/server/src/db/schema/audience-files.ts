import type { AudienceFileState, AudienceFormat } from '@marquee/rules/audience-files'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { HandOver } from '@marquee/rules/hand-overs'
import type { Wave } from '@marquee/rules/sendings'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { markets } from './markets.ts'
import { path } from './path.ts'
import { people } from './people.ts'
import { sendings } from './sendings.ts'

const moment = () => timestamp({ withTimezone: true })
const file = () =>
  integer()
    .notNull()
    .references(() => audienceFiles.key, { onDelete: 'cascade' })

/** Whom ad platforms show the ads of one sending. */
export const audienceFiles = pgTable(
  'audience_files',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    sendingKey: integer()
      .notNull()
      .references(() => sendings.key, { onDelete: 'cascade' }),
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    state: text().$type<AudienceFileState>().notNull(),
    people: integer().notNull(),
    /** How many of them each platform can find; null: its files are being made. */
    found: jsonb().$type<Readonly<Record<AudienceFormat, number>>>(),
    /** As the order names it, and the dealer. */
    campaign: text().notNull(),
    dealer: text().notNull(),
    wave: smallint().$type<Wave>().notNull(),
    shownFrom: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    /** When its people were read: the moment that its manifest names, however often it is made. */
    listedAt: moment().notNull(),
    readyAt: moment(),
    /** Of the manifest, which names all other files with theirs. */
    sha256: text(),
    handedOverAt: moment(),
    /** Its files are deleted, and the hashes of its people. */
    forgottenAt: moment(),
    path: path(),
  },
  (table) => [
    uniqueIndex('audience_files_once').on(table.sendingKey),
    index('audience_files_by_path').on(table.path),
  ],
)

/** The cells of a person's line in the file of each platform, hashed already; null: they cannot be found there. */
export const audienceFileLines = pgTable(
  'audience_file_lines',
  {
    fileKey: file(),
    recipient: integer().notNull(),
    cells: jsonb().$type<Readonly<Record<AudienceFormat, readonly string[] | null>>>().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.fileKey, table.recipient] }),
    index('audience_file_lines_by_path').on(table.path),
  ],
)

/** What is made for each platform so far, and the manifest. */
export const audienceFileContents = pgTable(
  'audience_file_contents',
  {
    fileKey: file(),
    number: smallint().notNull(),
    name: text().notNull(),
    /** Null: the manifest. */
    format: text().$type<AudienceFormat>(),
    people: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    content: bytes().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.fileKey, table.number] }),
    index('audience_file_contents_by_path').on(table.path),
  ],
)

/** Each time that it was handed over: the first is the hand-over, later ones are repeats. */
export const audienceFileReceipts = pgTable(
  'audience_file_receipts',
  {
    fileKey: file(),
    /** From 1 on. */
    number: smallint().notNull(),
    kind: text().$type<HandOver>().notNull(),
    takenBy: integer().references(() => people.key),
    /** As they were called then. */
    takenByName: text(),
    takenAt: moment().notNull(),
    /** Of the manifest that was handed over. */
    sha256: text().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.fileKey, table.number] }),
    index('audience_file_receipts_by_path').on(table.path),
  ],
)
