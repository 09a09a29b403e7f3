import type { CalendarDate } from '@marquee/rules/calendar'
import type { LimitedChannel } from '@marquee/rules/contact-pressure'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

interface Counted {
  sendingKey: number
  path: string
  channel: LimitedChannel
  day: CalendarDate
  /** The hash of the person who gets each piece, by the number of the household. */
  people: ReadonlyMap<number, string>
}

/** Who gets a piece by which channel on which day, at whatever dealer of a brand. */
export const countedPiecesStore = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** Until the transaction ends no other sending of the brand and channel is planned: both would not see each other. */
    async lockBrand(brandPath: string, channel: LimitedChannel): Promise<void> {
      await client.query(
        `SELECT pg_advisory_xact_lock(hashtext('contact pressure ' || $1), hashtext($2))`,
        [brandPath, channel],
      )
    },

    async add({ sendingKey, path, channel, day, people }: Counted): Promise<void> {
      await client.query(
        `INSERT INTO counted_pieces (sending_key, recipient, person_hash, channel, day, path)
         SELECT $1, recipient, person_hash, $4, $5, $6
           FROM unnest($2::integer[], $3::bigint[]) AS counted (recipient, person_hash)`,
        [sendingKey, [...people.keys()], [...people.values()], channel, day, path],
      )
    },

    /** What was held up leaves on a later day than it was planned for, and counts for that one. */
    async leaveOn(
      sendingKey: number,
      recipients: readonly number[],
      day: CalendarDate,
    ): Promise<void> {
      await client.query(
        `UPDATE counted_pieces SET day = $3
          WHERE sending_key = $1 AND recipient = ANY ($2) AND day < $3`,
        [sendingKey, [...recipients], day],
      )
    },

    /** Of days before this one, as no limit reaches so far back; and of people who were erased since. */
    async forget(before: CalendarDate): Promise<void> {
      await client.query('DELETE FROM counted_pieces WHERE day < $1', [before])
      await client.query(
        `DELETE FROM counted_pieces c USING suppressions s
          WHERE s.reason = 'ERASED' AND c.person_hash = s.hash AND starts_with(c.path, s.path)`,
      )
    },
  }
})
