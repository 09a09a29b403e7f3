import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { appLogin, connect, durabilityIsOff, inScope, roleIsUnsafe } from './index.ts'

const database = testDatabase()
const ignore = () => {}

test('the owner of the tables, and who bypasses policies, must not serve requests [LVL-02]', async () => {
  expect(await roleIsUnsafe(database.owner)).toMatch(/bypasses row-level security$/)
  expect(await roleIsUnsafe(database.pool)).toBeUndefined()

  await database.owner.query('ALTER TABLE report_configs OWNER TO marquee_app')
  expect(await roleIsUnsafe(database.pool)).toBe('The database role marquee_app owns the tables')
  await database.owner.query('ALTER TABLE report_configs OWNER TO CURRENT_USER')
})

test('the program signs in as a role that sees no row without a scope [LVL-02]', async () => {
  const url = await appLogin(database.ownerUrl)
  expect(new URL(url).username).toBe('marquee_app')
  const pool = connect({ url }, ignore)
  expect((await pool.query('SELECT current_user AS who')).rows).toEqual([{ who: 'marquee_app' }])
  expect((await pool.query('SELECT FROM people')).rowCount).toBe(0)
  await pool.end()
})

test('durability that is switched off is named', async () => {
  const name = new URL(database.ownerUrl).pathname.slice(1)
  await database.owner.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
  const fresh = new pg.Pool({ connectionString: database.ownerUrl })
  expect(await durabilityIsOff(fresh)).toContain('synchronous_commit')
  await fresh.end()
  await database.owner.query(`ALTER DATABASE ${name} RESET synchronous_commit`)
})

test('a calendar day stays the text it is, in every time zone of the program [BLK-01]', async () => {
  const zone = process.env.TZ
  process.env.TZ = 'Pacific/Kiritimati'
  const { rows } = await inScope(database.pool, { path: '1.' }, ({ client }) =>
    client.query(`SELECT '2027-12-25'::date AS day`),
  )
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  expect(rows).toEqual([{ day: '2027-12-25' }])
})
