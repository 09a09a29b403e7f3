import type { EmailState } from '@marquee/rules/outbox'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { people } from './people.ts'

/** Emails that the product writes to its people: read there, and sent where there is a mail server. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What it is about: no two emails are written for the same. */
    occasion: text().notNull().unique(),
    personKey: integer()
      .notNull()
      .references(() => people.key),
    toAddress: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    state: text().$type<EmailState>().notNull(),
    /** Sent with every try, so that the receiver can recognize a second copy. */
    messageId: text().notNull(),
    attempts: integer().notNull().default(0),
    /** The last reply of the mail server. */
    answer: text(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    path: path(),
  },
  (table) => [index('outbox_emails_by_path').on(table.path, table.key)],
)
