import type pg from 'pg'
import { record } from '../audit/index.ts'
import { inScope } from '../sql/index.ts'
import type { Identity } from './identity.ts'

export type Welcome = (identity: Identity, requestId: string) => Promise<Welcomed>

/** look-again: they may be known by now. no-address: their provider told none that it has verified. */
export type Welcomed = 'look-again' | 'not-invited' | 'no-address'

/**
 * Lets an invited person in: their provider vouches for the email address of an open invitation,
 * and from then on they are known by issuer and subject. Answers whether to look for them again:
 * of a newcomer's first calls, which come all at once, only one takes the invitation.
 */
export function welcoming(
  pool: pg.Pool,
  findEmail: ((identity: Identity) => Promise<string | undefined>) | undefined,
): Welcome {
  return async (known, requestId) => {
    const email = known.verifiedEmail ?? (await findEmail?.(known))
    if (!email) return findEmail ? 'no-address' : 'not-invited'
    const identity = { issuer: known.issuer, subject: known.subject }
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
    return 'look-again'
  }
}
