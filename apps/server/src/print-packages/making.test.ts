import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@marquee/rules/calendar'
import { readCsv } from '@marquee/rules/csv'
import { seedPerson } from '@marquee/test-kit/campaign'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { printSamples } from '../testing/print-samples.ts'
import { renderedPdf } from '../testing/rendered-pdf.ts'
import { sftpServer } from '../testing/sftp-server.ts'
import { TREE } from '../testing/test-tree.ts'
import { printerFolder } from './printer-folder.gateway.ts'
import { printerServer } from './printer-server.gateway.ts'

const app = audienceApp()
const samples = printSamples(app)
const { rowsOf, print, planned } = samples
const folder = mkdtempSync(join(tmpdir(), 'printer-'))

beforeAll(samples.prepare)
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions, mail_serials CASCADE')
})

const packageOf = async (key: number) => {
  const [row] = await rowsOf(
    `SELECT p.* FROM print_packages p JOIN sendings s ON s.key = p.sending_key
      WHERE s.campaign_key = $1`,
    [key],
  )
  return row
}
const filesOf = (packageKey: number) =>
  rowsOf(
    'SELECT name, kind, sha256, content FROM print_files WHERE package_key = $1 ORDER BY number',
    [packageKey],
  )
const deliveriesOf = (sendingKey: number) =>
  rowsOf(
    `SELECT is_seed, recipient, state, suppressed_for FROM deliveries WHERE sending_key = $1
      ORDER BY is_seed, recipient`,
    [sendingKey],
  )
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const table = (content: Buffer) =>
  readCsv(content.toString(), 1, true).rows.map(({ cells }) => cells)

describe('of a sending by mail that is planned, a package', () => {
  test('has all pieces by ZIP code, with seeds marked, in documents, a data file and a manifest', async () => {
    const key = await samples.approved()
    const seed = { ...seedPerson(), surName: 'Watcher' }
    await rowsOf(
      `UPDATE campaigns SET details = jsonb_set(details, '{sampleRecipients}', $2::jsonb) WHERE key = $1`,
      [key, JSON.stringify([seed])],
    )
    const { first } = await samples.daysOf(key)
    await rowsOf(
      `UPDATE households SET postal_code = (48100 + household % 9)::text WHERE market_key = $1`,
      [TREE.dealer.key],
    )
    await samples.lookAt(first)
    await print(first)
    const made = await packageOf(key)
    const all = await deliveriesOf(made.sending_key)
    expect(made).toMatchObject({
      state: 'ready',
      pieces: all.length,
      painted: all.length,
      seeds: 1,
    })
    expect(all.every(({ state }) => state === 'pending')).toBe(true)

    const files = await filesOf(made.key)
    expect(files.map(({ kind }) => kind)).toEqual(['pieces', 'data', 'manifest'])
    for (const file of files) expect(sha256(file.content)).toBe(file.sha256)
    const manifest = JSON.parse(files[2].content)
    expect(manifest).toMatchObject({ pieces: all.length, seeds: 1, standard: 'PDF/X-4' })
    expect(manifest.files.map((file: any) => file.sha256)).toEqual(
      files.slice(0, 2).map((file) => file.sha256),
    )
    const [head = [], ...lines] = table(files[1].content)
    const cell = (line: string[], name: string) => line[head.indexOf(name)] ?? ''
    const zips = lines.map((line) => cell(line, 'ZIP code'))
    expect(zips).toEqual(zips.toSorted())
    expect(lines.filter((line) => cell(line, 'Seed') === 'seed')).toHaveLength(1)
    expect(new Set(lines.map((line) => cell(line, 'Intelligent Mail'))).size).toBe(lines.length)
  })

  test('shows on each page whom the data file names there', async () => {
    const { key, first } = await planned()
    await print(first)
    const made = await packageOf(key)
    const [document, data] = await filesOf(made.key)
    const [head = [], ...lines] = table(data.content)
    const pages = await renderedPdf(document.content, 36)
    expect(pages).toHaveLength(made.pieces * made.pages_of_piece)
    for (const line of [lines[0] ?? [], lines.at(-1) ?? []]) {
      const at = Number(line[head.indexOf('Page')]) - 1
      const shown = pages.slice(at, at + made.pages_of_piece).map(({ text }) => text)
      expect(shown.join(' ')).toContain(line[head.indexOf('Street')])
    }
  })

  test('leaves out who opted out of mail since they were planned, and says why', async () => {
    const { key, first } = await planned()
    const [sending] = await rowsOf(
      `SELECT key FROM sendings WHERE campaign_key = $1 AND channel = 'DIRECT_MAIL'`,
      [key],
    )
    const [one, other] = await deliveriesOf(sending.key)
    await rowsOf(
      `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
       SELECT person_hash, 'MAIL', 'OPTED_OUT', now(), $2 FROM households
        WHERE market_key = ${TREE.dealer.key} AND household = $1`,
      [one.recipient, TREE.dealer.path],
    )
    await print(first)
    const made = await packageOf(key)
    const [now, next] = await deliveriesOf(sending.key)
    expect(now).toMatchObject({ state: 'suppressed', suppressed_for: 'OPTED_OUT' })
    expect(next).toMatchObject({ recipient: other.recipient, state: 'pending' })
    const listed = await rowsOf('SELECT recipient FROM print_pieces WHERE package_key = $1', [
      made.key,
    ])
    expect(listed.map(({ recipient }) => recipient)).not.toContain(one.recipient)
  })

  test('is the same to the byte when it is made again, whatever has changed of its people since', async () => {
    const { key, first } = await planned()
    await print(first)
    const made = await packageOf(key)
    const before = await filesOf(made.key)
    await rowsOf(`UPDATE households SET last_name = 'Renamed' WHERE market_key = $1`, [
      TREE.dealer.key,
    ])
    // As after a backup was put back, which holds no files.
    await rowsOf('DELETE FROM print_files')
    await print(addDays(first, 1), {}, 3)
    const after = await filesOf(made.key)
    expect(after.map((file) => file.sha256)).toEqual(before.map((file) => file.sha256))
    expect(await packageOf(key)).toEqual(made)
    await rowsOf(`UPDATE households SET last_name = 'Quill' WHERE market_key = $1`, [
      TREE.dealer.key,
    ])
  })

  test('never has a number that another package has', async () => {
    const one = await planned()
    await print(one.first)
    const other = await planned()
    await print(other.first)
    const [first, second] = [await packageOf(one.key), await packageOf(other.key)]
    expect(Number(second.first_serial)).toBe(Number(first.first_serial) + first.pieces)
  })

  test('waits where nothing can be mailed, and while its sending is paused', async () => {
    const { key, first } = await planned()
    await print(first, { mailerId: undefined })
    await rowsOf(`UPDATE sendings SET state = 'paused'`)
    await print(first)
    expect(await packageOf(key)).toBeUndefined()
  })

  test('has codes that lead to their offers, without a sign-in', async () => {
    const { key, first } = await planned()
    await print(first)
    const made = await packageOf(key)
    const [{ codes }] = await rowsOf(
      'SELECT count(*)::integer AS codes FROM offer_codes WHERE printed_offer_key = ANY ($1)',
      [made.offer_keys],
    )
    expect(codes).toBe(made.pieces * made.offer_keys.length)
    expect(codes).toBeGreaterThan(0)
  })
})

describe('the folder of a printer', () => {
  const printer = printerFolder(folder)
  const name = (packageKey: number) => `print-${String(packageKey).padStart(6, '0')}`

  test('gets a package once, as a whole, and its pieces are accepted then', async () => {
    const { key, first } = await planned()
    await print(first, { folder: printer })
    const made = await packageOf(key)
    expect(made.state).toBe('handed-over')
    for (const file of await filesOf(made.key)) {
      expect(sha256(readFileSync(join(folder, name(made.key), file.name)))).toBe(file.sha256)
    }
    const states = (await deliveriesOf(made.sending_key)).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['accepted']))
    const receipts = await rowsOf('SELECT * FROM print_receipts')
    expect(receipts).toMatchObject([{ number: 1, kind: 'FOLDER', sha256: made.sha256 }])
    // The printer takes it away.
    renameSync(join(folder, name(made.key)), join(folder, 'taken'))
    await print(first, { folder: printer }, 14)
    expect(readdirSync(folder)).toEqual(['taken'])
    rmSync(join(folder, 'taken'), { recursive: true })
  })

  test.each([
    ['before it was shown: it is shown', true],
    ['behind that, and the printer has taken it: nothing is handed over twice', false],
  ])('of a program that was killed %s', async (_, isHidden) => {
    const { key, first } = await planned()
    await print(first)
    const made = await packageOf(key)
    if (isHidden) {
      const hidden = await printer.begin(name(made.key))
      for (const file of await filesOf(made.key)) await hidden.add(file.name, file.content)
    }
    await rowsOf(`UPDATE print_packages SET state = 'handing-over'`)
    await rowsOf(`UPDATE deliveries SET state = 'dispatching' WHERE sending_key = $1`, [
      made.sending_key,
    ])
    await print(first, { folder: printer }, 14)
    expect(existsSync(join(folder, name(made.key)))).toBe(isHidden)
    expect(await packageOf(key)).toMatchObject({ state: 'handed-over' })
    expect(await rowsOf('SELECT number FROM print_receipts')).toEqual([{ number: 1 }])
    const states = (await deliveriesOf(made.sending_key)).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['accepted']))
  })

  test('gets nothing from a database that was put back', async () => {
    const { key, first } = await planned()
    await print(first, { folder: printer, maySend: async () => false })
    const made = await packageOf(key)
    expect(made.state).toBe('ready')
    expect(existsSync(join(folder, name(made.key)))).toBe(false)
  })
})

test('the server of a printer gets a package by SFTP, once, though the connection broke on the first try', async () => {
  const root = mkdtempSync(join(tmpdir(), 'printer-server-'))
  const there = await sftpServer(root)
  const printer = printerServer(there.settings)
  const { key, first } = await planned()
  there.goWrong('drop', 6)
  await expect(print(first, { folder: printer })).rejects.toThrow('not looked after')
  const made = await packageOf(key)
  expect(made.state).toBe('ready')
  expect(readdirSync(root).filter((name) => !name.startsWith('.'))).toEqual([])
  there.goWrong(undefined)
  await print(first, { folder: printer }, 14)
  const [shown = '', ...others] = readdirSync(root)
  expect(others).toEqual([])
  for (const file of await filesOf(made.key))
    expect(sha256(readFileSync(join(root, shown, file.name)))).toBe(file.sha256)
  expect(await packageOf(key)).toMatchObject({ state: 'handed-over' })
  const receipts = await rowsOf('SELECT number, kind FROM print_receipts')
  expect(receipts).toEqual([{ number: 1, kind: 'SFTP' }])
  rmSync(join(root, shown), { recursive: true })
  await print(first, { folder: printer }, 15)
  expect(readdirSync(root)).toEqual([])
  await there.close()
  rmSync(root, { recursive: true })
})

test('thirty days after it was handed over a package knows no names any more', async () => {
  const { key, first } = await planned()
  await print(first, { folder: printerFolder(folder) })
  await rowsOf(`UPDATE print_packages SET handed_over_at = handed_over_at - interval '31 days'`)
  await print(first, {}, 15)
  const made = await packageOf(key)
  expect(made.forgotten_at).not.toBeNull()
  expect(await filesOf(made.key)).toEqual([])
  expect(await rowsOf('SELECT FROM print_pieces WHERE addressed IS NOT NULL')).toEqual([])
  await print(first, {}, 16)
  expect(await filesOf(made.key)).toEqual([])
})

test('so does one whose sending was stopped thirty days ago, before it was handed over', async () => {
  const { key, first } = await planned()
  await print(first)
  const ended = (days: number) =>
    rowsOf(`UPDATE sendings SET state = 'stopped', ended_at = $1::date - $2::integer`, [
      first,
      days,
    ])
  await ended(29)
  await print(first, {}, 15)
  expect((await packageOf(key)).forgotten_at).toBeNull()
  await ended(31)
  await print(first, {}, 16)
  expect((await packageOf(key)).forgotten_at).not.toBeNull()
})
