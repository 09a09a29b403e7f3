import type { CalendarDate } from '@marquee/rules/calendar'
import type { FormatKey, MailerId, PieceContent } from '@marquee/rules/pieces'
import type { HandOver, HandOverState } from '@marquee/rules/hand-overs'
import type { AddressedPiece, PlannedFile, PrintOutcome } from '@marquee/rules/print-packages'
import type { Wave } from '@marquee/rules/sendings'
import {
  bigint,
  boolean,
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
const whole = () => bigint({ mode: 'number' })

/** All that a printer needs for one sending. What its pieces say is stored, so that it can be made once more as it was. */
export const printPackages = pgTable(
  'print_packages',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    sendingKey: integer()
      .notNull()
      .references(() => sendings.key, { onDelete: 'cascade' }),
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    state: text().$type<HandOverState>().notNull(),
    /** With those of seeds. */
    pieces: integer().notNull(),
    seeds: integer().notNull(),
    /** How many of them are painted. */
    painted: integer().notNull().default(0),
    mailerId: text().$type<MailerId>().notNull(),
    firstSerial: whole().notNull(),
    /** As the order names it. */
    campaign: text().notNull(),
    wave: smallint().$type<Wave>().notNull(),
    mailOn: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    title: text().notNull(),
    design: text().notNull(),
    format: text().$type<FormatKey>().notNull(),
    pagesOfPiece: smallint().notNull(),
    /** Without recipient, and with coupons whose links lead nowhere yet. */
    content: jsonb().$type<PieceContent>().notNull(),
    /** Of each coupon, what its codes show. */
    offerKeys: integer().array().notNull(),
    publicUrl: text().notNull(),
    /** When its people were read: the moment that its documents name, however often they are made. */
    listedAt: moment().notNull(),
    readyAt: moment(),
    /** Of the manifest, which names all other files with theirs. */
    sha256: text(),
    handedOverAt: moment(),
    /** Its files are deleted, and the names and addresses of its pieces. */
    forgottenAt: moment(),
    path: path(),
  },
  (table) => [
    uniqueIndex('print_packages_once').on(table.sendingKey),
    index('print_packages_by_path').on(table.path),
  ],
)

/** A piece in the printer's order. */
export const printPieces = pgTable(
  'print_pieces',
  {
    packageKey: integer()
      .notNull()
      .references(() => printPackages.key, { onDelete: 'cascade' }),
    /** From 1 on; its number in the barcode counts up with it. */
    position: integer().notNull(),
    recipient: integer().notNull(),
    isSeed: boolean().notNull(),
    /** Null: forgotten. */
    addressed: jsonb().$type<AddressedPiece>(),
    /** What the printer says of it last; null: nothing. */
    outcome: text().$type<PrintOutcome>(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.packageKey, table.position] }),
    index('print_pieces_by_path').on(table.path),
  ],
)

/** What is made of a package so far. */
export const printFiles = pgTable(
  'print_files',
  {
    packageKey: integer()
      .notNull()
      .references(() => printPackages.key, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    name: text().notNull(),
    kind: text().$type<PlannedFile['kind']>().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    content: bytes().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.packageKey, table.number] }),
    index('print_files_by_path').on(table.path),
  ],
)

/** Each time that a package was handed over: the first is the hand-over, later ones are repeats. */
export const printReceipts = pgTable(
  'print_receipts',
  {
    packageKey: integer()
      .notNull()
      .references(() => printPackages.key, { onDelete: 'cascade' }),
    /** From 1 on. */
    number: smallint().notNull(),
    kind: text().$type<HandOver>().notNull(),
    /** Null: the program did it by itself. */
    takenBy: integer().references(() => people.key),
    /** As they were called then. */
    takenByName: text(),
    takenAt: moment().notNull(),
    /** Of the manifest that was handed over. */
    sha256: text().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.packageKey, table.number] }),
    index('print_receipts_by_path').on(table.path),
  ],
)

/** Which numbers of a mailer are in barcodes since when. Rows outlive their packages: no number comes back too early. */
export const mailSerials = pgTable(
  'mail_serials',
  {
    mailerId: text().$type<MailerId>().notNull(),
    first: whole().notNull(),
    count: integer().notNull(),
    takenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailerId, table.first] })],
)
