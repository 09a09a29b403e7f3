import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { transaction } from './transaction.ts'

/** What was done and what was refused, in order; the program can only add to it. */
export const auditLog = pgTable(
  'audit_log',
  {
    key: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    requestId: text().notNull(),
    personKey: integer(),
    operation: text().notNull(),
    outcome: text().$type<'done' | 'denied' | 'refused'>().notNull(),
    event: text().notNull(),
    /** The key of the object, where the event is about one object. */
    object: integer(),
    details: jsonb().notNull(),
    /** All that it is about, such as campaign:96; null in rows from before this was written. */
    about: text().array(),
    /** Rows before and after, which triggers of watched tables note while a transaction writes. */
    changes: jsonb().default(sql`noted_changes()`),
    /** The address that the call came from, and the family of the program that made it. */
    client: text(),
    agent: text(),
    /** Rows are sealed in the order of their transactions, once older ones are over. */
    transaction: transaction()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    path: path(),
  },
  (table) => [
    index('audit_log_by_time').on(table.at, table.key),
    index('audit_log_by_path').on(table.path, table.at, table.key),
    index('audit_log_by_person').on(table.personKey, table.at, table.key),
    index('audit_log_by_event').on(table.event, table.at, table.key),
    index('audit_log_by_outcome').on(table.outcome, table.at, table.key),
    index('audit_log_by_transaction').on(table.transaction, table.key),
  ],
)

/** By what an entry of the log is about: a trigger adds each of many things. */
export const auditAbout = pgTable(
  'audit_about',
  {
    /** Such as campaign:96; where the kind is not known, only :96. */
    thing: text().notNull(),
    auditKey: bigint({ mode: 'number' }).notNull(),
    path: path(),
  },
  (table) => [primaryKey({ columns: [table.thing, table.auditKey] })],
)

/**
 * The chain over the audit log: each hash covers the one before it and its row, so that no row can be
 * changed, removed or inserted unnoticed. The program can only add to it.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    position: bigint({ mode: 'number' }).primaryKey(),
    auditKey: bigint({ mode: 'number' }).notNull().unique('audit_seals_once'),
    hash: text().notNull(),
    /** All transactions before this one were over then, and their rows sealed. */
    horizon: transaction().notNull(),
    sealedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    path: path(),
  },
  (table) => [index('audit_seals_by_path').on(table.path, table.position)],
)

/** What the built-in sign-in provider remembers: sessions, codes, grants. */
export const signInRecords = pgTable(
  'sign_in_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text(),
    uid: text(),
    consumedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('sign_in_records_by_grant').on(table.grantId),
    index('sign_in_records_by_uid').on(table.uid),
    index('sign_in_records_by_expiry').on(table.expiresAt),
  ],
)

/**
 * By what a restored database is recognized: which database a person has trusted, and how often sending has
 * begun, counted here and once more on each machine. Negative: restored, and not yet confirmed by a person.
 */
export const restoreGuard = pgTable(
  'restore_guard',
  {
    key: integer().primaryKey().default(1),
    generation: bigint({ mode: 'number' }).notNull().default(0),
    /** Another one than now: these rows were written by another database, or before it was put back. */
    identity: text()
      .notNull()
      .default(sql`database_identity()`),
    /** When a person last let things be sent again after it was put back. */
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('restore_guard_is_one_row', sql`${table.key} = 1`)],
)

/** How often a caller has made a call that lends itself to guessing, within its minute and at all programs. */
export const countedCalls = pgTable(
  'counted_calls',
  {
    /** Issuer and subject of the token, as the call is counted before its person is known. */
    caller: text().notNull(),
    operation: text().notNull(),
    calls: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.operation] })],
)

/** Keys that the program makes once and keeps. */
export const platformSecrets = pgTable('platform_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})

/** Work for later: requested by a row in the transaction that causes it, deleted when it is done. */
export const jobs = pgTable(
  'jobs',
  {
    kind: text().notNull(),
    subject: integer().notNull(),
    /** Goes up with each request: a job that is requested while it runs runs once more. */
    requests: integer('asked').notNull().default(1),
    runAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Until then one program works on it, and no other takes it. */
    leasedUntil: timestamp({ withTimezone: true }),
    /** A number that no other lease has had. */
    lease: text(),
    attempts: integer().notNull().default(0),
    /** Of the call that requested it last. */
    requestId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('jobs_by_turn').on(table.runAt),
  ],
)

/**
 * What was answered to a call that is done once however often it is sent: written in the transaction of the
 * call itself, so that both are there or neither.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personKey: integer().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    /** Of what was sent. */
    requestHash: text().notNull(),
    reply: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personKey, table.key] })],
)
