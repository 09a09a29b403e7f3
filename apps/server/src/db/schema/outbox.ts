import type { EmailState } from '@marquee/rules/outbox'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { people } from './people.ts'

/** Emails that the product writes to its people: read there, and sent where there is a mail server. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What it tells of: the same is never written twice. */
    occasion: text().notNull().unique(),
    personKey: integer()
      .notNull()
      .references(() => people.key),
    toAddress: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    state: text().$type<EmailState>().notNull(),
    /** Goes out with it, also when it is tried again, so that whoever receives it twice can tell. */
    messageId: text().notNull(),
    attempts: integer().notNull().default(0),
    /** What the mail server said last. */
    answer: text(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    path: path(),
  },
  (table) => [index('outbox_emails_by_path').on(table.path, table.key)],
)
