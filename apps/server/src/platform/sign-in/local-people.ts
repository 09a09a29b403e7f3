import { ROOT_PATH } from '@marquee/rules/access'
import type pg from 'pg'
import { inScope } from '../sql/index.ts'

/** People of the built-in provider are stored under this issuer, at whichever address it runs. */
export const LOCAL_ISSUER = 'local'

export interface LocalPerson {
  email: string
  name: string
  /** Level and home, in words. */
  about: string
}

interface Row {
  email: string
  name: string
  level: string
  home: string
}

/** The people whom the built-in provider offers on its page: those of the demo. */
export async function demoPeople(pool: pg.Pool): Promise<LocalPerson[]> {
  const rows = await query<Row>(
    pool,
    `SELECT p.email, p.name, p.level, m.name AS home FROM people p
       JOIN markets m ON m.key = p.home_market_key
      WHERE p.issuer = $1 AND p.status = 'ACTIVE' AND p.email LIKE '%@demo.example'
        AND NOT EXISTS (SELECT FROM people one WHERE one.issuer = p.issuer AND one.subject = p.subject
                           AND one.status = 'ACTIVE' AND one.key < p.key)
      ORDER BY p.key`,
    [LOCAL_ISSUER],
  )
  return rows.map(({ email, name, level, home }) => ({
    email,
    name,
    about: `${level.charAt(0)}${level.slice(1).toLowerCase()} · ${home}`,
  }))
}

/** May this address sign in here? Demo people and invited people may. */
export async function maySignInHere(pool: pg.Pool, email: string): Promise<boolean> {
  const rows = await query(
    pool,
    `SELECT 1 FROM people WHERE lower(email) = $2 AND (issuer = $1 OR (status = 'INVITED' AND is_open(invited_at)))`,
    [LOCAL_ISSUER, email],
  )
  return rows.length > 0
}

function query<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  // Before the sign-in there is no person and no scope; this is the program's own query.
  return inScope(pool, { path: ROOT_PATH }, async ({ client }) => {
    return (await client.query<Row>(text, values)).rows
  })
}
