import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { store } from '../sql/index.ts'

export interface Claim {
  kind: string
  subject: number
  requests: number
  attempts: number
  lease: string
  /** Of the call that requested it last; null where the program itself did. */
  requestId: string | null
}

const LEASE_SECONDS = 60
/** The first half of each runner's lock. */
const RUNNERS = 727_211_002
const LONGEST_PAUSE_SECONDS = 600

/**
 * Takes the next job whose turn it is. A lease ends with its time, or at once when the connection of
 * the runner that holds it is gone: then its program is.
 */
export async function claimNext(
  pool: pg.Pool,
  kinds: readonly string[],
  runner: string,
): Promise<Claim | undefined> {
  const { rows } = await pool.query<Claim>(
    `UPDATE jobs SET attempts = attempts + 1, lease = $2 || ' ' || gen_random_uuid(),
                     leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE (kind, subject) = (
        SELECT kind, subject FROM jobs
         WHERE kind = ANY($1) AND run_at <= now()
           AND (leased_until IS NULL OR leased_until < now() OR NOT EXISTS (
                 SELECT FROM pg_locks
                  WHERE locktype = 'advisory' AND classid = ${RUNNERS}
                    AND objid::text = split_part(lease, ' ', 1)))
         ORDER BY run_at, kind, subject LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING kind, subject, asked AS requests, attempts, lease, request_id AS "requestId"`,
    [kinds, runner],
  )
  return rows[0]
}

/** The identity of a runner: a lock that its connection holds for as long as it lasts. */
export async function nameRunner(client: pg.ClientBase): Promise<string> {
  const number = randomInt(1, 2 ** 31)
  await client.query('SELECT pg_advisory_lock($1, $2)', [RUNNERS, number])
  return String(number)
}

export const runnersView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /** How many are there now: the lock of one that is gone went with its connection. */
    async count(): Promise<number> {
      const { rows } = await client.query<{ all: number }>(
        `SELECT count(*)::integer AS all FROM pg_locks
          WHERE locktype = 'advisory' AND classid = ${RUNNERS} AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
      return rows[0]?.all ?? 0
    },
  }
})

/** False: another program has it by now. */
export async function renew(pool: pg.Pool, { kind, subject, lease }: Claim): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE jobs SET leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE kind = $1 AND subject = $2 AND lease = $3`,
    [kind, subject, lease],
  )
  return rowCount === 1
}

/** The job has made progress: earlier failed tries no longer count. */
export async function forgetAttempts(pool: pg.Pool, { kind, subject }: Claim): Promise<void> {
  await pool.query('UPDATE jobs SET attempts = 1 WHERE kind = $1 AND subject = $2', [kind, subject])
}

/** Deletes the job; one that was requested again meanwhile waits for another turn. */
export async function finish(
  pool: pg.Pool,
  { kind, subject, lease, requests }: Claim,
): Promise<void> {
  await pool.query(
    'DELETE FROM jobs WHERE kind = $1 AND subject = $2 AND lease = $3 AND asked = $4',
    [kind, subject, lease, requests],
  )
  await pool.query(
    `UPDATE jobs SET lease = NULL, leased_until = NULL, attempts = 0
      WHERE kind = $1 AND subject = $2 AND lease = $3`,
    [kind, subject, lease],
  )
}

/** Another try, later with each one that failed. */
export async function putOff(pool: pg.Pool, claim: Claim): Promise<void> {
  await release(pool, claim, Math.min(LONGEST_PAUSE_SECONDS, 2 ** claim.attempts))
}

export async function release(
  pool: pg.Pool,
  { kind, subject, lease }: Pick<Claim, 'kind' | 'subject' | 'lease'>,
  seconds: number,
): Promise<void> {
  await pool.query(
    `UPDATE jobs SET lease = NULL, leased_until = NULL,
                     run_at = now() + make_interval(secs => $4)
      WHERE kind = $1 AND subject = $2 AND lease = $3`,
    [kind, subject, lease, seconds],
  )
}
