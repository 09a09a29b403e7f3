import type { NamedPiece } from '../mailing/index.ts'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

export interface Opened extends NamedPiece {
  at: Date
}

/** Which emails their readers opened. */
export const openedPiecesStore = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** Each once, whatever opens it again; nothing of a piece that is not there. */
    async add(opened: readonly Opened[]): Promise<void> {
      await client.query(
        `INSERT INTO opened_pieces (sending_key, recipient, opened_at, path)
         SELECT d.sending_key, d.recipient, min(o.at), d.path
           FROM unnest($1::integer[], $2::integer[], $3::timestamptz[]) AS o (sending_key, recipient, at)
           JOIN deliveries d ON d.sending_key = o.sending_key AND d.recipient = o.recipient AND NOT d.is_seed
          GROUP BY 1, 2, 4
         ON CONFLICT DO NOTHING`,
        [
          opened.map(({ sendingKey }) => sendingKey),
          opened.map(({ recipient }) => recipient),
          opened.map(({ at }) => at),
        ],
      )
    },

    /** Customers to whom the emails of a sending were delivered, and who opened none of them. */
    async unopened(sendingKey: number): Promise<number[]> {
      const { rows } = await client.query<{ recipient: number }>(
        `SELECT recipient FROM deliveries d
          WHERE sending_key = $1 AND NOT is_seed AND state = 'accepted'
            AND NOT EXISTS (SELECT FROM opened_pieces o
                             WHERE o.sending_key = d.sending_key AND o.recipient = d.recipient)
          ORDER BY recipient`,
        [sendingKey],
      )
      return rows.map(({ recipient }) => recipient)
    },
  }
})
