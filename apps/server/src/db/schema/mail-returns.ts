import type { ReturnKind, ReturnWay } from '@marquee/rules/mail-returns'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { path } from './path.ts'
import { deliveries } from './sendings.ts'

/** What came back of an email that was accepted: a fact beside its delivery, whose state stays as it is. */
export const mailReturns = pgTable(
  'mail_returns',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    sendingKey: integer().notNull(),
    isSeed: boolean().notNull(),
    recipient: integer().notNull(),
    kind: text().$type<ReturnKind>().notNull(),
    way: text().$type<ReturnWay>().notNull(),
    /** In the words of whoever returned it, without addresses. */
    says: text().notNull(),
    /** Of the address that it went to; null: it is not known any more, or it is that of a seed. */
    emailHash: bigint({ mode: 'bigint' }),
    returnedAt: timestamp({ withTimezone: true }).notNull(),
    path: path(),
  },
  (table) => [
    foreignKey({
      name: 'mail_returns_of_delivery',
      columns: [table.sendingKey, table.isSeed, table.recipient],
      foreignColumns: [deliveries.sendingKey, deliveries.isSeed, deliveries.recipient],
    }).onDelete('cascade'),
    // What is reported twice counts once.
    uniqueIndex('mail_returns_once').on(
      table.sendingKey,
      table.isSeed,
      table.recipient,
      table.kind,
    ),
    index('mail_returns_by_email')
      .on(table.emailHash, table.returnedAt)
      .where(sql`${table.emailHash} IS NOT NULL`),
    index('mail_returns_by_path').on(table.path),
  ],
)

/** Emails that came back, and that only a person can read; the oldest go. */
export const unreadReports = pgTable(
  'unread_reports',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The delivery that it came back from, if its address names one. */
    sendingKey: integer(),
    recipient: integer(),
    /** Null: a program before this column took it in, and it is not known whose piece it was. */
    isSeed: boolean(),
    content: bytes().notNull(),
    arrivedAt: timestamp({ withTimezone: true }).notNull(),
    path: path(),
  },
  (table) => [index('unread_reports_by_path').on(table.path)],
)
