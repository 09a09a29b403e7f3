import type { Separator } from '@marquee/rules/csv'
import {
  storedEffect,
  storedMapping,
  type Cost,
  type ImportMode,
  type ImportState,
  type OptOutReason,
  type SuppressionChannel,
  type SuppressionReason,
  type SuppressionSource,
} from '@marquee/rules/customers'
import { sql } from 'drizzle-orm'
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
import { stored } from './stored.ts'
import { people } from './people.ts'

/** A small number for each model of a brand, given once and for good: published files hold it. */
export const customerModels = pgTable(
  'customer_models',
  {
    hierarchyId: text().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    code: integer().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.hierarchyId, table.make, table.model] }),
    uniqueIndex('customer_models_by_code').on(table.hierarchyId, table.code),
  ],
)

/**
 * The customers of a dealer. Rows of the version that market_versions names serve; those of others are
 * being read, or named by an order for which something is still to be sent, or about to be deleted. A
 * household keeps its number from version to version. Without foreign keys, which would be checked for each
 * of the millions of rows that one import writes.
 */
export const households = pgTable(
  'households',
  {
    marketKey: integer().notNull(),
    version: integer().notNull(),
    household: integer().notNull(),
    /** The same person at every dealership; a salted hash. */
    personHash: bigint({ mode: 'bigint' }).notNull(),
    emailHash: bigint({ mode: 'bigint' }),
    purchasedOn: date({ mode: 'string' }),
    firstVisitOn: date({ mode: 'string' }),
    lastVisitOn: date({ mode: 'string' }),
    mileage: integer(),
    visits: smallint().notNull(),
    /** What the source says against contact: bits of SOURCE_FLAGS. */
    flags: smallint().notNull(),
    path: path(),
    sourceId: text(),
    firstName: text(),
    lastName: text().notNull(),
    line1: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    email: text(),
    phone: text(),
    language: text(),
    consentSource: text(),
    /** `vehicleCode` of each, the most recent first; and their VINs in the same places. */
    vehicles: integer().array().notNull(),
    vins: text().array(),
    /** The import whose file it was in last; null: that of its version. */
    sourceImport: integer(),
    /** How often a person has corrected it since it was imported; null: never. */
    corrections: integer(),
    correctedBy: integer(),
    correctedAt: timestamp({ withTimezone: true }),
    /** The hashes that it was imported with, where a correction has changed them: the next file may name it so. */
    importedPersonHash: bigint({ mode: 'bigint' }),
    importedEmailHash: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.marketKey, table.version, table.household] }),
    index('households_by_person').on(table.personHash),
    index('households_by_email').on(table.emailHash),
    index('households_by_phone')
      .on(table.phone)
      .where(sql`${table.phone} IS NOT NULL`),
    index('households_imported_as')
      .on(table.importedPersonHash)
      .where(sql`${table.importedPersonHash} IS NOT NULL`),
    index('households_imported_with_email')
      .on(table.importedEmailHash)
      .where(sql`${table.importedEmailHash} IS NOT NULL`),
  ],
)

/** Which households of a market serve, and which file counts them. */
export const marketVersions = pgTable(
  'market_versions',
  {
    marketKey: integer()
      .primaryKey()
      .references(() => markets.key),
    /** Of the file, `<market>.<version>.parquet`; 0: none is written yet. */
    version: integer().notNull(),
    /** Of the rows in households: the key of their import; 0: the demo. */
    dataVersion: integer().notNull(),
    /**
     * The first version of the file that counts what was last imported, suppressed or erased; a file for
     * a new day changes no contact. Null: not known.
     */
    contactsVersion: integer(),
    /** The number of the next household that is new: no number is given twice. */
    nextHousehold: integer().notNull().default(1),
    households: integer().notNull(),
    checksum: text().notNull(),
    asOf: date({ mode: 'string' }),
    publishedAt: timestamp({ withTimezone: true }),
    path: path(),
  },
  (table) => [index('market_versions_by_path').on(table.path)],
)

/**
 * The bytes of the files that count markets, so that each program can fetch those that another has written.
 * A file is known by its checksum: the same one is stored once, whatever its version is called.
 */
export const marketFileParts = pgTable(
  'market_file_parts',
  {
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    /** SHA-256 of the whole file, as market_versions names it. */
    checksum: text().notNull(),
    /** From 0 on. */
    part: integer().notNull(),
    /** How many the file has: fewer rows than that are not a file. */
    parts: integer().notNull(),
    content: bytes().notNull(),
    path: path(),
  },
  (table) => [
    primaryKey({ columns: [table.marketKey, table.checksum, table.part] }),
    index('market_file_parts_by_path').on(table.path),
  ],
)

/** Who must not get mail, apart from imports. After an erasure, this row is all that is left of a person. */
export const suppressions = pgTable(
  'suppressions',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    hash: bigint({ mode: 'bigint' }).notNull(),
    channel: text().$type<SuppressionChannel>().notNull(),
    reason: text().$type<SuppressionReason>().notNull(),
    suppressedBy: integer().references(() => people.key),
    suppressedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    path: path(),
    /** The default is for rows of the previous release, which knew no other source. */
    source: text().$type<SuppressionSource>().notNull().default('ADMINISTRATOR'),
    /** The campaign with whose email a recipient opted out. */
    campaignKey: integer(),
    /** What the recipient chose as their reason; null: nothing. */
    why: text().$type<OptOutReason>(),
    /** The first of the hashes by which one person was suppressed at once: a list shows them as one. */
    firstHash: bigint({ mode: 'bigint' }),
  },
  (table) => [
    uniqueIndex('suppressions_once').on(table.hash, table.channel, table.reason, table.path),
    index('suppressions_by_path').on(table.path),
  ],
)

export const customerImports = pgTable(
  'customer_imports',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    marketKey: integer()
      .notNull()
      .references(() => markets.key),
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    columns: integer().notNull(),
    separator: text().$type<Separator>().notNull().default(','),
    mapping: stored(storedMapping).notNull(),
    state: text().$type<ImportState>().notNull(),
    problem: jsonb().$type<{ reason: string; line: number | null }>(),
    /** Null: imported by command. */
    uploadedBy: integer().references(() => people.key),
    uploadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    /** Where the next piece begins. */
    bytesRead: bigint({ mode: 'number' }).notNull(),
    linesRead: integer().notNull(),
    rows: integer().notNull(),
    households: integer().notNull(),
    refused: integer().notNull(),
    erased: integer().notNull(),
    /** Households that lost a field which could not be read. */
    incomplete: integer().notNull().default(0),
    path: path(),
    mode: text().$type<ImportMode>().notNull().default('REPLACE'),
    /** What it would do, while it waits for a person to confirm that, and since when it waits. */
    confirming: stored(storedEffect),
    confirmingSince: timestamp({ withTimezone: true }),
    /** What it did, as it was published. */
    effect: stored(storedEffect),
    /** The version of the rows that it replaced, for as long as they are stored. */
    replaced: integer(),
    undoneBy: integer().references(() => people.key),
    undoneAt: timestamp({ withTimezone: true }),
    /** A person wants it whatever it changes. */
    isConfirmed: boolean().notNull().default(false),
  },
  (table) => [
    index('customer_imports_by_path').on(table.path, table.uploadedAt),
    index('customer_imports_by_market').on(table.marketKey),
  ],
)

/** The bytes of a file, until its import is over. */
export const customerImportParts = pgTable(
  'customer_import_parts',
  {
    importKey: integer()
      .notNull()
      .references(() => customerImports.key),
    part: integer().notNull(),
    content: bytes().notNull(),
    path: path(),
  },
  (table) => [primaryKey({ columns: [table.importKey, table.part] })],
)

/** What of a file cannot be used, and why; nothing of what it says. */
export const customerRejections = pgTable(
  'customer_rejections',
  {
    importKey: integer()
      .notNull()
      .references(() => customerImports.key),
    line: integer().notNull(),
    field: text().notNull(),
    reason: text().notNull(),
    costs: text().$type<Cost>().notNull().default('LINE'),
  },
  (table) => [primaryKey({ columns: [table.importKey, table.line, table.field] })],
)

/** Such lines as they came, to be mended, and the line of headers: for some days, or until one of them is erased. */
export const customerRejectedLines = pgTable(
  'customer_rejected_lines',
  {
    importKey: integer()
      .notNull()
      .references(() => customerImports.key),
    line: integer().notNull(),
    cells: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importKey, table.line] })],
)
