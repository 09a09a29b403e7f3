import type { CalendarDate } from '@marquee/rules/calendar'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'
import type { SendingRow } from './sendings.store.ts'

type OfDealer = Pick<SendingRow, 'path'>

// By what the database counts of each sending: those that were refused, or were not begun after all, are not among them.
const BEGUN = `
  SELECT coalesce(sum(in_day), 0)::integer AS begun FROM delivery_counts WHERE path = $1 AND day = $2`

/** How many emails leave for a dealer on a day, over all of its sendings. */
export const emailsOfDayStore = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /**
     * Until the transaction ends no other sending of the dealer takes any: each would not see what the other takes. Comes
     * after whatever else a turn may wait for, so that no two turns wait for each other.
     */
    async lock({ path }: OfDealer): Promise<void> {
      await client.query(
        `SELECT pg_advisory_xact_lock(hashtext('emails of a day'), hashtext($1))`,
        [path],
      )
    },

    /** How many of those begun on this day are on their way, arrived or may have. */
    async begunOn(day: CalendarDate, { path }: OfDealer): Promise<number> {
      const { rows } = await client.query<{ begun: number }>(BEGUN, [path, day])
      return rows[0]?.begun ?? 0
    },
  }
})
