import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { path } from './path.ts'

/** What was done and what was refused, in order; the program can only add to it. */
export const auditLog = pgTable('audit_log', {
  key: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  requestId: text().notNull(),
  personKey: integer(),
  operation: text().notNull(),
  outcome: text().$type<'done' | 'denied'>().notNull(),
  event: text().notNull(),
  details: jsonb().notNull(),
  path: path(),
})

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

/** Keys that the program makes once and keeps. */
export const platformSecrets = pgTable('platform_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
