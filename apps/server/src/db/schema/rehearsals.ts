import type { CalendarDate } from '@marquee/rules/calendar'
import {
  storedProblem,
  storedSending,
  type PieceReader,
  type RehearsalFailure,
  type RehearsalState,
} from '@marquee/rules/rehearsals'
import {
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { campaigns } from './campaigns.ts'
import { path } from './path.ts'
import { people } from './people.ts'
import { storedList } from './stored.ts'

const moment = () => timestamp({ withTimezone: true })

/** The latest rehearsal of a campaign; it lies where the campaign does. */
export const rehearsals = pgTable(
  'rehearsals',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaignKey: integer()
      .notNull()
      .references(() => campaigns.key, { onDelete: 'cascade' }),
    startedBy: integer()
      .notNull()
      .references(() => people.key),
    /** As they were called then. */
    startedByName: text().notNull(),
    startedAt: moment().notNull(),
    state: text().$type<RehearsalState>().notNull(),
    failedFor: text().$type<RehearsalFailure>(),
    endedAt: moment(),
    /** The day at its market on which it was rehearsed; null: it is not known yet what it sends. */
    rehearsedOn: date({ mode: 'string' }).$type<CalendarDate>(),
    /** Of all that would be sent: another one says that the campaign changed since. */
    contentHash: text(),
    /** As they would follow each other. */
    timeline: storedList(storedSending).notNull(),
    problems: storedList(storedProblem).notNull(),
    /** How many of the timeline are through. */
    progress: smallint().notNull(),
    path: path(),
  },
  (table) => [
    uniqueIndex('rehearsals_once').on(table.campaignKey),
    index('rehearsals_by_path').on(table.path),
    index('rehearsals_by_start').on(table.startedAt),
  ],
)

/** Real pieces that were made for a rehearsal: they left for no one. */
export const rehearsalPieces = pgTable(
  'rehearsal_pieces',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    rehearsalKey: integer()
      .notNull()
      .references(() => rehearsals.key, { onDelete: 'cascade' }),
    /** Of its sending, in the timeline. */
    sending: smallint().notNull(),
    reader: text().$type<PieceReader>().notNull(),
    marketKey: integer().notNull(),
    /** Of a customer: once they are erased, the piece goes with them. */
    household: integer(),
    /** The address of an email, the name on a letter. */
    addressee: text().notNull(),
    /** Of an email; empty on paper. */
    subject: text().notNull(),
    contentType: text().$type<'message/rfc822' | 'application/pdf'>().notNull(),
    /** An email as it would go over the wire, or a document. */
    content: bytes().notNull(),
    path: path(),
  },
  (table) => [
    index('rehearsal_pieces_by_rehearsal').on(table.rehearsalKey),
    index('rehearsal_pieces_by_path').on(table.path),
    index('rehearsal_pieces_by_household').on(table.marketKey, table.household),
  ],
)
