import type { CalendarDate } from '@marquee/rules/calendar'
import type { LimitedChannel } from '@marquee/rules/contact-pressure'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

interface OfPeople {
  /** By the hash of each. */
  people: readonly string[]
  channel: LimitedChannel
  brandPath: string
  /** Earlier days are over for the limit. */
  after: CalendarDate
  /** What these campaigns send themselves does not count. */
  except: readonly number[]
}

const DAYS = `
  SELECT c.person_hash::text AS person, array_agg(c.day::text) AS days
    FROM counted_pieces c JOIN sendings s ON s.key = c.sending_key
   WHERE c.person_hash = ANY ($1::bigint[]) AND c.channel = $2 AND starts_with(c.path, $3) AND c.day > $4
     AND s.campaign_key <> ALL ($5::integer[])
     AND (SELECT d.state IN ('pending', 'dispatching', 'accepted', 'unknown') FROM deliveries d
           WHERE d.sending_key = c.sending_key AND NOT d.is_seed AND d.recipient = c.recipient)
   GROUP BY 1`

/** On which days people got a piece, or are certain to, at whatever dealer of a brand. */
export const contactDaysView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async of({ people, channel, brandPath, after, except }: OfPeople) {
      const values = [people, channel, brandPath, after, except]
      const { rows } = await client.query<{ person: string; days: CalendarDate[] }>(DAYS, values)
      return new Map(rows.map(({ person, days }) => [person, days]))
    },
  }
})
