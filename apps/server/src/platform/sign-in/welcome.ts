import type pg from 'pg'
import { record } from '../audit/index.ts'
import { inScope } from '../sql/index.ts'
import type { Identity } from './identity.ts'

export type Welcome = (identity: Identity, requestId: string) => Promise<boolean>

/**
 * Lets an invited person in: their provider vouches for the email address of an open invitation,
 * and from then on they are known by issuer and subject. Answers whether to look for them again:
 * of a newcomer's first calls, which come all at once, only one takes the invitation.
 */
export function welcoming(
  pool: pg.Pool,
  fetchEmail: ((token: string) => Promise<string | undefined>) | undefined,
): Welcome {
  return async ({ token, verifiedEmail, ...identity }, requestId) => {
    const email = verifiedEmail ?? (await fetchEmail?.(token))
    if (!email) return false
    const names = [identity.issuer, identity.subject]
    await inScope(pool, identity, async ({ client, sql }) => {
      const { rows } = await client.query<{ taken: boolean }>(
        'SELECT take_invitation($1, $2, $3) AS taken',
        [...names, email],
      )
      if (!rows[0]?.taken) return
      const entered = await client.query<{ key: number; home_path: string }>(
        'SELECT key, home_path FROM enter_person($1, $2)',
        names,
      )
      const { key, home_path: path } = entered.rows[0] as { key: number; home_path: string }
      await record(sql, {
        requestId,
        personKey: key,
        operation: 'sign-in',
        outcome: 'done',
        event: 'person.joined',
        details: { key },
        path,
      })
    })
    return true
  }
}
