import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmRestore, holdBack } from '../platform/backup/restore-guard.ts'
import { guardFile } from '../platform/backup/index.ts'
import type { RunningJobs } from '../platform/jobs/index.ts'
import { testDatabase } from '../testing/database.ts'
import { mailCatcher, type MailCatcher } from '../testing/mail-catcher.ts'
import { quiet } from '../testing/quiet.ts'
import { TREE, PEOPLE } from '../testing/test-tree.ts'
import { startBookkeeping } from './bookkeeping.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-held-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const EMAILS = 20
const running: RunningJobs[] = []
const warnings: string[] = []
let catcher: MailCatcher

beforeEach(async () => {
  catcher = await mailCatcher()
  warnings.length = 0
  await database.owner.query('TRUNCATE jobs, outbox_emails CASCADE')
  await database.owner.query(
    `INSERT INTO outbox_emails (key, occasion, person_key, to_address, subject, text, html, state, message_id, made_at, path)
     SELECT n, 'o' || n, $1, n || '@b.example', 's', 't', 'h', 'waiting', 'm' || n, now(), $2
       FROM generate_series(1, ${EMAILS}) n`,
    [PEOPLE.dealer.key, TREE.dealer.path],
  )
  await database.owner.query(
    `INSERT INTO jobs (kind, subject) SELECT 'send email', n FROM generate_series(1, ${EMAILS}) n`,
  )
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
  await catcher.close()
})

const dataDirOf = (machine: string) => join(folder, machine)

/** A program that is on its own machine, as far as emails go. */
async function start(machine: string): Promise<void> {
  const credentials = undefined
  const mail = { host: '127.0.0.1', port: catcher.port, isSecure: false, credentials }
  const settings = {
    mail: { ...mail, from: 'no-reply@marquee.example' },
    publicUrl: 'https://marquee.example',
    dataDir: dataDirOf(machine),
    mailerId: undefined,
    printFolder: undefined,
    printServer: undefined,
  }
  const log = { ...quiet, warn: (_: object, line: string) => void warnings.push(line) }
  running.push(await startBookkeeping(settings, database.pool, log))
}

const receivers = () => catcher.caught.map(({ to }) => to).toSorted()
const each = Array.from({ length: EMAILS }, (_, n) => `${n + 1}@b.example`).toSorted()
const allSent = () => vi.waitFor(() => expect(receivers()).toEqual(each), 30_000)

test('a new machine on a database that has sent before sends at once, and none of two machines sends what the other has', async () => {
  await confirmRestore(database.owner, guardFile(dataDirOf('gone')))
  await start('one')
  await start('two')
  await allSent()
  await pause(500)
  expect(receivers()).toEqual(each)
  expect(warnings).toEqual([])
}, 60_000)

test('emails of a restored database wait without a try, on all machines until it is confirmed on one, and go once', async () => {
  await holdBack(database.owner)
  await start('one')
  await start('three')
  await vi.waitFor(() => expect(warnings).toHaveLength(2), 10_000)
  expect(warnings[0]).toMatch(/^This database was restored: nothing is sent until /)
  const tried = `SELECT FROM jobs WHERE kind = 'send email' AND attempts > 0`
  await pause(6_000)
  expect((await database.owner.query(tried)).rowCount).toBe(0)
  expect(receivers()).toEqual([])
  await confirmRestore(database.owner, guardFile(dataDirOf('one')))
  await allSent()
  await pause(500)
  expect(receivers()).toEqual(each)
}, 60_000)
