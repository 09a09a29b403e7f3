import type { CalendarDate } from '@marquee/rules/calendar'
import type { LimitedChannel } from '@marquee/rules/contact-pressure'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

export interface OfMarket {
  marketKey: number
  /** Of its households that serve. */
  version: number
  path: string
  asOf: CalendarDate
}

interface CountedPerson {
  person: string
  channel: LimitedChannel
  /** On which they got a piece, or are certain to, at whatever dealer of the brand. */
  days: CalendarDate[]
  /** The limit of the brand. */
  pieces: number
  withinDays: number
}

// Found by the index of each person before anything else: the offset keeps the planner from turning it around.
const COUNTED = `
  SELECT own.person_hash::text AS person, l.channel, array_agg(counted.day::text) AS days,
         l.pieces, l.days AS "withinDays"
    FROM contact_limits l
    CROSS JOIN (SELECT DISTINCT person_hash FROM households
                 WHERE market_key = $1 AND version = $2) own
    CROSS JOIN LATERAL (
      SELECT c.day FROM counted_pieces c
       WHERE c.person_hash = own.person_hash AND c.channel = l.channel
         AND c.day > $4::date - l.days AND starts_with(c.path, l.path)
         AND (SELECT d.state IN ('pending', 'dispatching', 'accepted', 'unknown') FROM deliveries d
               WHERE d.sending_key = c.sending_key AND NOT d.is_seed AND d.recipient = c.recipient)
      OFFSET 0) counted
   WHERE l.pieces IS NOT NULL AND starts_with($3, l.path)
   GROUP BY own.person_hash, l.channel, l.pieces, l.days
  HAVING count(*) >= l.pieces`

/** Whose last pieces are as many as the brand allows, of the customers of a market. */
export const countedPeopleView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async of({ marketKey, version, path, asOf }: OfMarket): Promise<CountedPerson[]> {
      const values = [marketKey, version, path, asOf]
      return (await client.query<CountedPerson>(COUNTED, values)).rows
    },
  }
})
