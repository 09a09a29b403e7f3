import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabaseServer, type DatabaseServer } from '../platform/database-server/index.ts'
import { choosePort, readSettings } from '../platform/settings/index.ts'
import { backup, restore } from '../platform/backup/index.ts'
import { withDatabase } from '../testing/cluster.ts'
import { quiet } from '../testing/quiet.ts'
import { firstAdmin } from './first-admin.ts'
import { prepareDatabase } from './prepare-database.ts'
import { serve } from './serve.ts'

// Follows docs/first-start.md by its own words, on a server that writes to the disk as in production.

const folder = mkdtempSync(join(tmpdir(), 'marquee-first-'))
const page = readFileSync(new URL('../../../../docs/first-start.md', import.meta.url), 'utf8')
const blockOf = (kind: string) => page.split(`\`\`\`${kind}\n`)[1]?.split('```')[0] ?? ''
let server: DatabaseServer

beforeAll(async () => {
  server = await startDatabaseServer({ dataDir: join(folder, 'server'), log: quiet })
  const administrator = new pg.Client({
    connectionString: withDatabase(server.ownerUrl, 'postgres'),
  })
  await administrator.connect()
  // The server of the test has its own database and owner of these names.
  for (const text of blockOf('sql').split(';\n').filter(Boolean)) {
    await administrator.query(ours(text))
  }
  await administrator.end()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const mark = randomBytes(3).toString('hex')
const ours = (text: string) =>
  text
    .replaceAll('marquee_owner', `page_owner_${mark}`)
    .replaceAll(/DATABASE marquee\b/g, `DATABASE page_${mark}`)

/** The page's settings, at the place of this test's server. */
function env(): NodeJS.ProcessEnv {
  const lines = blockOf('ini').split('\n').filter(Boolean)
  const written = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)))
  const here = (url = '') => {
    const address = new URL(withDatabase(server.ownerUrl, `page_${mark}`))
    const { username, password } = new URL(ours(url))
    address.username = username
    address.password = password
    return address.href
  }
  return {
    ...written,
    DATABASE_URL: here(written.DATABASE_URL),
    DATABASE_OWNER_URL: here(written.DATABASE_OWNER_URL),
    DATABASE_BACKUP_URL: here(written.DATABASE_BACKUP_URL),
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'silent',
  }
}

test('who follows the page has a program that serves, an administrator and a backup', async () => {
  expect(await prepareDatabase([], env())).toMatch(
    /^Migrated: \d+ steps\.\n"marquee_program" is a member of marquee_app now\.\nThe database is ready/,
  )
  expect(await prepareDatabase([], env())).toMatch(
    /^Migrated already\.\n"marquee_program" is a member of marquee_app already\./,
  )
  expect(await firstAdmin(['ada@example.com'], env())).toContain('is invited as an administrator')
  const settings = await choosePort(readSettings(env(), []))
  const running = await serve(settings)
  const answer = await fetch(`http://127.0.0.1:${settings.port}/readyz`)
  expect(answer.status).toBe(200)
  const file = join(folder, 'night.tar.gz')
  expect(await backup([file], env(), new Date(0))).toContain('Keep it safe')
  await running.stop()
  expect(await restore([file, '--replace'], env())).toContain('are back')
}, 120_000)

test('prepare-database says where it is not needed, and how it is said', async () => {
  await expect(prepareDatabase([], { DATA_DIR: folder })).rejects.toThrow('prepares itself')
  await expect(prepareDatabase(['now'], env())).rejects.toThrow('Say it like this')
})
