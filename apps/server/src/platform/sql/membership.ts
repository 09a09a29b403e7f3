import pg from 'pg'
import { StartError, type Settings } from '../settings/index.ts'
import { APP_ROLE } from './connect.ts'

type Addresses = NonNullable<Settings['database']>

async function withOwner<Value>(
  { ownerUrl }: Addresses,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** How many steps the database has taken. */
export const migrationsOf = (database: Addresses): Promise<number> =>
  withOwner(database, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
    )
    if (!rows[0]?.isThere) return 0
    const { rows: counted } = await client.query<{ all: number }>(
      'SELECT count(*)::integer AS all FROM drizzle.__drizzle_migrations',
    )
    return counted[0]?.all ?? 0
  })

/** The program's account becomes a member of the role that the tables are granted to. */
export function letIn(database: Addresses): Promise<string> {
  const role = decodeURIComponent(new URL(database.url).username)
  return withOwner(database, async (client) => {
    // With one address for both, the program takes the lesser role itself, which the right to grant it is not.
    const right = database.url === database.ownerUrl ? 'MEMBER' : 'USAGE'
    const { rows } = await client.query<{ has: boolean }>(
      'SELECT pg_has_role($1::name, $2::name, $3) AS has',
      [role, APP_ROLE, right],
    )
    const name = client.escapeIdentifier(role)
    if (rows[0]?.has) return `${name} is a member of ${APP_ROLE} already.`
    try {
      await client.query(`GRANT ${APP_ROLE} TO ${name}`)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
      throw new StartError(
        `The role ${APP_ROLE} is not the owner's to grant: let an administrator run GRANT ${APP_ROLE} TO ${name}, and say this again.`,
      )
    }
    return `${name} is a member of ${APP_ROLE} now.`
  })
}
