import { PERMISSIONS } from '@marquee/rules/access'
import { email as emailProblem } from '@marquee/rules/fields'
import { ROOT_MARKET_KEY, ROOT_PATH } from '@marquee/rules/markets'
import { sql as raw } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { markets, people } from './db/schema/index.ts'
import { openDatabase } from './open-database.ts'
import { record } from './platform/audit/index.ts'
import { logging } from './platform/http/index.ts'
import { readSettings, StartError } from './platform/settings/index.ts'
import type { Sql } from './platform/sql/index.ts'

/** Makes somebody an administrator of everything, from outside the product: for the first of them. */
export async function firstAdmin(email: string, env: NodeJS.ProcessEnv): Promise<string> {
  const address = email.trim().toLowerCase()
  const wrong = address === '' ? 'Name an email address' : emailProblem(address)
  if (wrong) throw new StartError(`${wrong}: npm run first-admin -- ada@example.com`)
  const database = await openDatabase(readSettings(env), logging('warn'))
  const client = new pg.Client({ connectionString: database.ownerUrl })
  try {
    await client.connect()
    await client.query('BEGIN')
    await client.query('SELECT enter_path($1)', [ROOT_PATH])
    const status = await appoint(drizzle(client, { casing: 'snake_case' }), address)
    await client.query('COMMIT')
    return status === 'INVITED'
      ? `${address} is invited as an administrator: signing in with this address takes it.`
      : `${address} is an administrator now.`
  } finally {
    await client.end()
    await database.close()
  }
}

async function appoint(sql: Sql, email: string): Promise<string> {
  await sql.insert(markets).values(ROOT).onConflictDoNothing()
  const powers = {
    level: 'NATIONAL' as const,
    homeMarketKey: ROOT_MARKET_KEY,
    path: ROOT_PATH,
    permissions: [...PERMISSIONS],
  }
  const [known] = await sql
    .update(people)
    .set({
      ...powers,
      version: raw`${people.version} + 1`,
      status: raw`CASE WHEN ${people.subject} IS NULL THEN 'INVITED' ELSE 'ACTIVE' END`,
    })
    .where(raw`lower(${people.email}) = ${email}`)
    .returning()
  const newcomer = { ...powers, email, name: email, status: 'INVITED' as const }
  const person = known ?? (await sql.insert(people).values(newcomer).returning())[0]
  const { key, status } = person as typeof people.$inferSelect
  await record(sql, {
    ...{ requestId: 'command', personKey: null, operation: 'first-admin', outcome: 'done' },
    ...{ event: 'person.appointed', details: { key }, path: ROOT_PATH },
  })
  return status
}

const ROOT: typeof markets.$inferInsert = {
  key: ROOT_MARKET_KEY,
  path: ROOT_PATH,
  type: 'CORPORATE',
  name: 'All Brands',
  sourceId: 'ALL',
  status: 'ACTIVE',
  timeZone: 'America/New_York',
  isEnrolled: false,
  isDaaEligible: false,
}
