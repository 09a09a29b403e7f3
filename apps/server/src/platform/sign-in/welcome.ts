import type pg from 'pg'
import type { Identity } from './identity.ts'

/**
 * Lets an invited person in: their provider vouches for the email address of an open invitation,
 * and from then on they are known by issuer and subject.
 */
export function welcoming(
  pool: pg.Pool,
  askProvider: ((token: string) => Promise<string | undefined>) | undefined,
): (identity: Identity) => Promise<boolean> {
  return async ({ issuer, subject, token, verifiedEmail }) => {
    const email = verifiedEmail ?? (await askProvider?.(token))
    if (!email) return false
    const { rows } = await pool.query<{ taken: boolean }>(
      'SELECT take_invitation($1, $2, $3) AS taken',
      [issuer, subject, email],
    )
    return rows[0]?.taken ?? false
  }
}
