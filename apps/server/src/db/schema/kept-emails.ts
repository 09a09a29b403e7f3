import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { path } from './path.ts'
import { sendings } from './sendings.ts'

/** Emails of campaigns that arrived at this installation's own mail server, where no other one is set up; the oldest go. */
export const keptEmails = pgTable(
  'kept_emails',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    sendingKey: integer()
      .notNull()
      .references(() => sendings.key, { onDelete: 'cascade' }),
    isSeed: boolean().notNull(),
    /** In small letters. */
    toAddress: text().notNull(),
    subject: text().notNull(),
    /** As it came over the wire. */
    content: bytes().notNull(),
    arrivedAt: timestamp({ withTimezone: true }).notNull(),
    path: path(),
  },
  (table) => [
    index('kept_emails_by_path').on(table.path, table.key),
    index('kept_emails_by_sending').on(table.sendingKey),
    index('kept_emails_by_arrival').on(table.arrivedAt),
  ],
)
