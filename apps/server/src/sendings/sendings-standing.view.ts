import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

export interface SendingsStanding {
  all: number
  pieces: number
  unknown: number
  held: number
  unbalanced: number
}

const OF_LAST_DAYS = `
  SELECT count(*)::integer AS all,
         coalesce(sum(planned), 0)::float8 AS pieces,
         coalesce(sum(unknown), 0)::integer AS unknown,
         count(*) FILTER (WHERE state = 'held')::integer AS held,
         count(*) FILTER (WHERE planned_at IS NOT NULL AND planned <> known)::integer AS unbalanced
    FROM (SELECT s.state, s.planned, s.planned_at, coalesce(c.unknown, 0) AS unknown,
                 coalesce(c.pending + c.dispatching + c.accepted + c.refused + c.unknown + c.suppressed, 0) AS known
            FROM sendings s LEFT JOIN delivery_counts c ON c.sending_key = s.key
           WHERE s.due_on >= current_date - 30 AND (s.planned_at IS NOT NULL OR s.state = 'held')) sent`

/** How what campaigns send stands, over all places. */
export const sendingsStanding = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** By the figures that the database keeps, so that it is asked as often as one likes. */
    async ofLastDays(): Promise<SendingsStanding> {
      const { rows } = await client.query<SendingsStanding>(OF_LAST_DAYS)
      const [row] = rows
      if (!row) throw new Error('A sum has no row')
      return row
    },
  }
})
