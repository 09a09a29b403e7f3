import type pg from 'pg'
import { store } from '../sql/index.ts'

/** Runners listen on this channel: they are notified as soon as the requesting transaction is saved. */
export const CHANNEL = 'jobs'

/** Work for later; it starts once the requesting transaction is saved, or not at all. */
export const jobsQueue = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** One job for each kind and subject, however often it is requested before it starts; it is their turn as they are named. */
    async request(kind: string, subjects: readonly number[], inSeconds = 0): Promise<void> {
      if (subjects.length === 0) return
      await client.query(
        `INSERT INTO jobs (kind, subject, run_at, request_id)
         SELECT $1, subject, now() + make_interval(secs => $3 + nth * 0.000001),
                nullif(current_setting('app.request_id', true), '')
           FROM unnest($2::integer[]) WITH ORDINALITY AS named (subject, nth)
         ON CONFLICT (kind, subject) DO UPDATE
           SET asked = jobs.asked + 1, run_at = excluded.run_at,
               request_id = coalesce(excluded.request_id, jobs.request_id)
         RETURNING pg_notify($4, '')`,
        [kind, [...subjects], inSeconds, CHANNEL],
      )
    },

    /** All programs are notified of it once the transaction is saved, by the connections on which they hear of jobs. */
    async notify(message: string): Promise<void> {
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, message])
    },

    /** How many are still to be done. */
    async waiting(kind: string): Promise<number> {
      const { rows } = await client.query<{ all: number }>(
        'SELECT count(*)::integer AS all FROM jobs WHERE kind = $1',
        [kind],
      )
      return rows[0]?.all ?? 0
    },
  }
})
