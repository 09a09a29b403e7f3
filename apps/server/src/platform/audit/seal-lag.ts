import type pg from 'pg'
import { store } from '../sql/index.ts'

export const sealLagView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** The age of the row that is sealed next; 0 where all are. */
    async seconds(): Promise<number> {
      const { rows } = await client.query<{ lag: number }>(SEAL_LAG)
      return Math.max(0, rows[0]?.lag ?? 0)
    },
  }
})

/** Goes along the order in which rows are sealed, from where the last turn ended, and reads one. */
const SEAL_LAG = `
  SELECT extract(epoch FROM now() - l.at)::float8 AS lag
    FROM audit_log l
   WHERE l.transaction >= coalesce(
           (SELECT horizon FROM audit_seals ORDER BY position DESC LIMIT 1), '0')
     AND NOT EXISTS (SELECT FROM audit_seals s WHERE s.audit_key = l.key)
   ORDER BY l.transaction, l.key LIMIT 1`
