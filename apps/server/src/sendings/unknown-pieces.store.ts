import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

interface NamedPiece {
  recipient: number
  isSeed: boolean
}

const DECIDE = `
  UPDATE deliveries d SET state = $2, rests_until = NULL, changed_at = $3
   WHERE d.sending_key = $1 AND d.state = 'unknown'
     AND ($4::integer[] IS NULL OR EXISTS (
           SELECT FROM unnest($4::integer[], $5::boolean[]) AS named (recipient, is_seed)
            WHERE named.recipient = d.recipient AND named.is_seed = d.is_seed))`

/** Pieces of which it is not known whether they arrived. */
export const unknownPiecesStore = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** Those that are named, or all of a sending. Answers how many of them were still unknown. */
    async become(
      sendingKey: number,
      state: 'pending' | 'accepted',
      { pieces, at }: { pieces: readonly NamedPiece[] | undefined; at: Date },
    ): Promise<number> {
      const { rowCount } = await client.query(DECIDE, [
        sendingKey,
        state,
        at,
        pieces?.map(({ recipient }) => recipient) ?? null,
        pieces?.map(({ isSeed }) => isSeed) ?? null,
      ])
      return rowCount ?? 0
    },
  }
})
