import type { SuppressedFor } from '@marquee/rules/sendings'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

interface LeftOut {
  recipient: number
  suppressedFor: SuppressedFor
}

/** The pieces of a sending that are handed over together, to a printer or to an ad platform. */
export const jointDeliveriesStore = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  const move = async (sendingKey: number, from: string, to: string, at: Date) => {
    await client.query(
      `UPDATE deliveries SET state = $3, changed_at = $4,
                             tries = tries + CASE WHEN $3 = 'dispatching' THEN 1 ELSE 0 END
        WHERE sending_key = $1 AND state = $2`,
      [sendingKey, from, to, at],
    )
  }
  return {
    async pending(sendingKey: number): Promise<{ recipient: number; isSeed: boolean }[]> {
      const { rows } = await client.query<{ recipient: number; isSeed: boolean }>(
        `SELECT recipient, is_seed AS "isSeed" FROM deliveries
          WHERE sending_key = $1 AND state = 'pending' ORDER BY is_seed, recipient`,
        [sendingKey],
      )
      return rows
    },

    /** Who is not reached any more, each for its reason. */
    async suppress(sendingKey: number, leftOut: readonly LeftOut[], at: Date): Promise<void> {
      if (leftOut.length === 0) return
      await client.query(
        `UPDATE deliveries d SET state = 'suppressed', suppressed_for = l.suppressed_for, changed_at = $4
           FROM unnest($2::integer[], $3::text[]) AS l (recipient, suppressed_for)
          WHERE d.sending_key = $1 AND NOT d.is_seed AND d.recipient = l.recipient AND d.state = 'pending'`,
        [
          sendingKey,
          leftOut.map(({ recipient }) => recipient),
          leftOut.map(({ suppressedFor }) => suppressedFor),
          at,
        ],
      )
    },

    dispatch: (sendingKey: number, at: Date) => move(sendingKey, 'pending', 'dispatching', at),

    accept: (sendingKey: number, at: Date) => move(sendingKey, 'dispatching', 'accepted', at),
  }
})
