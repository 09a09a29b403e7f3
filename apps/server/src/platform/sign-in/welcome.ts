import type pg from 'pg'
import type { Identity } from './identity.ts'

/**
 * Lets an invited person in: their provider vouches for the email address of an open invitation,
 * and from then on they are known by issuer and subject. Answers whether to look for them again:
 * of a newcomer's first calls, which come all at once, only one takes the invitation.
 */
export function welcoming(
  pool: pg.Pool,
  askProvider: ((token: string) => Promise<string | undefined>) | undefined,
): (identity: Identity) => Promise<boolean> {
  return async ({ issuer, subject, token, verifiedEmail }) => {
    const email = verifiedEmail ?? (await askProvider?.(token))
    if (!email) return false
    await pool.query('SELECT take_invitation($1, $2, $3)', [issuer, subject, email])
    return true
  }
}
