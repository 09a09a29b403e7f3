import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backup } from '../platform/backup/index.ts'
import { freePort } from '../platform/settings/index.ts'
import { asStartError } from '../platform/sql/index.ts'
import { testDatabase } from '../testing/database.ts'
import { quiet } from '../testing/quiet.ts'
import { migratedDatabase, openDatabase } from './open-database.ts'

const database = testDatabase()

test('a database of another version is refused by the sentence that says so, also an outside one', async () => {
  await database.owner.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('unknown', $1)`,
    [new Date('2000-01-01').getTime()],
  )
  const { ownerUrl } = database
  const outside = { dataDir: '', database: { url: ownerUrl, ownerUrl } }
  await expect(migratedDatabase(outside, quiet)).rejects.toThrow(
    /^The database is from before the first release/,
  )
  await database.owner.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'unknown'`)
})

describe('a database that the program cannot use is named in one sentence that says what to do', () => {
  const STRANGER = `stranger_${process.pid}`
  const openAs = (change: (url: URL) => void) => {
    const url = new URL(database.ownerUrl)
    change(url)
    const { ownerUrl } = database
    return openDatabase({ dataDir: '', database: { url: url.href, ownerUrl } }, quiet)
  }
  const sentenceOf = (work: Promise<unknown>) =>
    work.then(
      () => 'It works',
      (error: unknown) => asStartError(error)?.message,
    )

  beforeAll(() => database.owner.query(`CREATE ROLE ${STRANGER} LOGIN PASSWORD 'secret'`))
  afterAll(() => database.owner.query(`DROP ROLE ${STRANGER}`))
  const asStranger = (url: URL) => {
    url.username = STRANGER
    url.password = 'secret'
  }

  test('its role is no member of the one that may', async () => {
    expect(await sentenceOf(openAs(asStranger))).toBe(
      `The database role ${STRANGER} may not use the tables: let the owner of the database run GRANT marquee_app TO ${STRANGER}, and start again.`,
    )
    await database.owner.query(`GRANT marquee_app TO ${STRANGER}`)
    // It is let in then, and the next question is asked: this server forgets what is written.
    expect(await sentenceOf(openAs(asStranger))).toMatch(/^The database runs with fsync/)
  })

  test('its password is another', async () => {
    const sentence = await sentenceOf(
      openAs((url) => {
        asStranger(url)
        url.password = 'wrong'
      }),
    )
    expect(sentence).toBe(
      'The database does not let the account of DATABASE_URL in (28P01): check its user and password.',
    )
  })

  test('there is none of the name', async () => {
    const sentence = await sentenceOf(openAs((url) => (url.pathname = '/nowhere')))
    expect(sentence).toMatch(/^The database server has no database of the name in DATABASE_URL: /)
  })

  test('nobody answers there, or somebody who never says a word', async () => {
    const port = await freePort()
    const absent = `postgres://u:secret@127.0.0.1:${port}/marquee`
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port: taken } = silent.address() as AddressInfo
    const mute = `postgres://u:secret@127.0.0.1:${taken}/marquee`
    const env = (DATABASE_URL: string) => ({ DATABASE_URL, DATA_DIR: '/nowhere' })
    const sentences = await Promise.all(
      [absent, mute].flatMap((url) => [
        sentenceOf(openDatabase({ dataDir: '', database: { url, ownerUrl: url } }, quiet)),
        sentenceOf(backup(['/nowhere/a.tar.gz'], env(url), new Date(0))),
      ]),
    )
    silent.close()
    expect(sentences).toEqual([
      `DATABASE_URL: cannot prepare the database marquee at 127.0.0.1:${port} (ECONNREFUSED). Check that it runs, is PostgreSQL 15 or newer, and that the account may create tables and roles.`,
      'The database cannot be reached (ECONNREFUSED): check that it runs, and that DATABASE_URL names its host and port.',
      expect.stringMatching(/^DATABASE_URL: cannot prepare the database .* \(timeout expired\)/),
      'The database cannot be reached (no answer): check that it runs, and that DATABASE_URL names its host and port.',
    ])
  })
})
