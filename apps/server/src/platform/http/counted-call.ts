import type pg from 'pg'
import type { Identity } from '../sign-in/identity.ts'
import { problem } from './problem.ts'

interface Counted {
  operation: string
  identity: Identity
  /** How many of them a caller may make in a minute, at all programs together. */
  most: number
}

/**
 * Counts a call in the database, or refuses it: at a limit of each program, who is sent to all of them in turn would
 * guess that many times as often. Outside of the transaction of the call, which would take a failed guess back.
 */
export async function countCall(
  pool: pg.Pool,
  { operation, identity, most }: Counted,
): Promise<void> {
  const { rows } = await pool.query<{ calls: number; seconds: number }>(
    `INSERT INTO counted_calls AS counted (caller, operation, calls, ends_at)
         VALUES ($1, $2, 1, now() + interval '1 minute')
         ON CONFLICT (caller, operation) DO UPDATE SET
           calls = CASE WHEN counted.ends_at > now() THEN counted.calls + 1 ELSE 1 END,
           ends_at = CASE WHEN counted.ends_at > now() THEN counted.ends_at ELSE excluded.ends_at END
     RETURNING calls, ceil(extract(epoch FROM ends_at - now()))::integer AS seconds`,
    [`${identity.issuer} ${identity.subject}`, operation],
  )
  const [counted] = rows
  if (!counted || counted.calls <= most) return
  throw problem('too-many-requests', {}, { 'retry-after': String(counted.seconds) })
}
