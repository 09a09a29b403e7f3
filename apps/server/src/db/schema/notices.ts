import type { NoticeKind } from '@marquee/rules/notices'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { campaignEvents, campaigns } from './campaigns.ts'
import { path } from './path.ts'
import { people } from './people.ts'

const personKey = () =>
  integer()
    .notNull()
    .references(() => people.key, { onDelete: 'cascade' })

/** A notice to a person. It lies at their home; the campaign and its event say what happened. */
export const notices = pgTable(
  'notices',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    personKey: personKey(),
    kind: text().$type<NoticeKind>().notNull(),
    campaignKey: integer()
      .notNull()
      .references(() => campaigns.key, { onDelete: 'cascade' }),
    /** None, where a day comes near. */
    eventKey: bigint({ mode: 'number' }).references(() => campaignEvents.key, {
      onDelete: 'cascade',
    }),
    /** The event, or the day: a person never gets two notices of the same. */
    occasion: text().notNull(),
    /** Whose act it is about, by name: a dealer does not see the event of the whole metro campaign. */
    by: text(),
    /** Else it is sent by email alone. */
    inProduct: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    path: path(),
  },
  (table) => [
    uniqueIndex('notices_once').on(table.personKey, table.campaignKey, table.kind, table.occasion),
    index('notices_by_person').on(table.personKey, table.key),
    index('notices_unread')
      .on(table.personKey)
      .where(sql`${table.readAt} IS NULL`),
    index('notices_by_path').on(table.path),
  ],
)

/** How a person is notified of each kind; without a row, the default holds. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    personKey: personKey(),
    kind: text().$type<NoticeKind>().notNull(),
    inProduct: boolean().notNull(),
    byEmail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personKey, table.kind] })],
)
