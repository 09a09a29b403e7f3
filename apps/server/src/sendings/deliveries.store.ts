import type { PlannedPiece } from '@marquee/rules/sendings'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

interface Planned {
  sendingKey: number
  path: string
  pieces: readonly PlannedPiece[]
  /** How many seeds get the piece as well. */
  seeds: number
  at: Date
}

/** What becomes of each piece. */
export const deliveriesStore = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    async plan({ sendingKey, path, pieces, seeds, at }: Planned): Promise<void> {
      await client.query(
        `INSERT INTO deliveries (sending_key, recipient, state, suppressed_for, changed_at, path)
         SELECT $1, recipient, CASE WHEN suppressed_for IS NULL THEN 'pending' ELSE 'suppressed' END,
                suppressed_for, $4, $5
           FROM unnest($2::integer[], $3::text[]) AS planned (recipient, suppressed_for)`,
        [
          sendingKey,
          pieces.map(({ household }) => household),
          pieces.map(({ suppressedFor }) => suppressedFor),
          at,
          path,
        ],
      )
      await client.query(
        `INSERT INTO deliveries (sending_key, recipient, is_seed, state, changed_at, path)
         SELECT $1, place, true, 'pending', $3, $4 FROM generate_series(0, $2::integer - 1) AS place`,
        [sendingKey, seeds, at, path],
      )
    },

    /** All pieces of a sending but those of seeds, in whatever state. */
    async count(sendingKey: number): Promise<number> {
      const { rows } = await client.query<{ all: number }>(
        `SELECT count(*)::integer AS all FROM deliveries WHERE sending_key = $1 AND NOT is_seed`,
        [sendingKey],
      )
      return rows[0]?.all ?? 0
    },

    /** A person stopped what was still to be sent. */
    async leaveOut(sendingKey: number, at: Date): Promise<void> {
      await client.query(
        `UPDATE deliveries SET state = 'suppressed', suppressed_for = 'STOPPED', changed_at = $2
          WHERE sending_key = $1 AND state = 'pending'`,
        [sendingKey, at],
      )
    },
  }
})
