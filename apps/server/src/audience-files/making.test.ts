import { createHash } from 'node:crypto'
import { ROOT_PATH } from '@marquee/rules/access'
import { addDays } from '@marquee/rules/calendar'
import { readCsv } from '@marquee/rules/csv'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JobCall } from '../platform/jobs/index.ts'
import { inScope } from '../platform/sql/index.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { audienceFileSamples } from '../testing/audience-file-samples.ts'
import { TREE } from '../testing/test-tree.ts'
import { makeFiles } from './make-files.change.ts'

const app = audienceApp()
const samples = audienceFileSamples(app)
const { rowsOf, make, planned } = samples

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
})

const fileOf = async (campaignKey: number) => {
  const [row] = await rowsOf(
    `SELECT f.* FROM audience_files f JOIN sendings s ON s.key = f.sending_key
      WHERE s.campaign_key = $1`,
    [campaignKey],
  )
  return row
}
const contentsOf = (key: number) =>
  rowsOf(
    `SELECT number, name, format, people, sha256, content FROM audience_file_contents
      WHERE file_key = $1 ORDER BY number`,
    [key],
  )
const deliveriesOf = (campaignKey: number) =>
  rowsOf(
    `SELECT d.recipient, d.state, d.suppressed_for FROM deliveries d
       JOIN sendings s ON s.key = d.sending_key
      WHERE s.campaign_key = $1 AND s.channel = 'DIGITAL_MEDIA' ORDER BY d.recipient`,
    [campaignKey],
  )
const recipientsIn = async (key: number): Promise<number[]> =>
  (
    await rowsOf(
      'SELECT recipient FROM audience_file_lines WHERE file_key = $1 ORDER BY recipient',
      [key],
    )
  ).map(({ recipient }) => recipient)
const suppress = (recipient: number, channel = 'MAIL') =>
  rowsOf(
    `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
     SELECT person_hash, $2, 'OPTED_OUT', now(), $3 FROM households
      WHERE market_key = ${TREE.dealer.key} AND household = $1`,
    [recipient, channel, TREE.dealer.path],
  )
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const table = (content: Buffer) =>
  readCsv(content.toString(), 1, true).rows.map(({ cells }) => cells)
const isPending = ({ state }: { state: string }) => state === 'pending'

/** A program that ends before the nth of its transactions is committed. */
function killedAt(nth: number) {
  let begun = 0
  const inOwn: JobCall['inOwn'] = (work) =>
    inScope(app.pool, { path: ROOT_PATH }, async ({ sql }) => {
      const done = await work((store) => store(sql, ROOT_PATH))
      begun += 1
      if (begun === nth) throw new Error('killed')
      return done
    })
  return { inOwn, signal: new AbortController().signal, now: 0 }
}

describe('of a sending by digital media that is planned, an audience file', () => {
  test('names each person to each platform as it takes them, hashed [CHN-02]', async () => {
    const { key, first } = await planned()
    await make(first)
    const made = await fileOf(key)
    const all = await deliveriesOf(key)
    expect(made).toMatchObject({ state: 'ready', people: all.filter(isPending).length })
    expect(made.people).toBeGreaterThan(100)

    const files = await contentsOf(made.key)
    expect(files.map(({ format }) => format)).toEqual(['META', 'GOOGLE', 'TIKTOK', null])
    for (const file of files) expect(sha256(file.content)).toBe(file.sha256)
    const [meta, google, tiktok] = files.map(({ content }) => table(content))
    expect([meta?.length, google?.length, tiktok?.length]).toEqual(
      Array.from({ length: 3 }, () => made.people + 1),
    )
    const [recipient] = await recipientsIn(made.key)
    const digits = `1734555${String(recipient).padStart(4, '0')}`
    expect(meta?.[1]?.slice(1)).toEqual(
      [digits, 'ada', 'quill', 'annarbor', 'mi', '48104', 'us'].map(sha256),
    )
    expect(google?.[1]?.slice(1)).toEqual([
      ...[`+${digits}`, 'ada', 'quill'].map(sha256),
      'US',
      '48104',
    ])
    const manifest = JSON.parse(files[3]?.content)
    expect(manifest).toMatchObject({ people: made.people, wave: 1, shownFrom: first })
    expect(manifest.files.map((file: { sha256: string }) => file.sha256)).toEqual(
      files.slice(0, 3).map((file) => file.sha256),
    )
    expect(files.map(({ content }) => content.toString()).join('')).not.toMatch(/quill|ada@/i)
  })

  test('leaves out who opted out of email or mail, or was erased, since they were planned, and says why', async () => {
    const { key, first } = await planned()
    const both = await rowsOf(
      `SELECT household AS recipient FROM households
        WHERE market_key = $1 AND flags = 0 AND email IS NOT NULL AND line1 IS NOT NULL
          AND household = ANY ($2) ORDER BY 1`,
      [TREE.dealer.key, (await deliveriesOf(key)).filter(isPending).map((row) => row.recipient)],
    )
    const [one, other, erased] = both
    await suppress(one.recipient)
    await suppress(other.recipient, 'EMAIL')
    const [gone] = await rowsOf(
      'DELETE FROM households WHERE market_key = $1 AND household = $2 RETURNING *',
      [TREE.dealer.key, erased.recipient],
    )
    await make(first)
    const made = await fileOf(key)
    const now = new Map((await deliveriesOf(key)).map((row) => [row.recipient, row]))
    expect(now.get(erased.recipient)).toMatchObject({ state: 'suppressed', suppressed_for: 'GONE' })
    for (const { recipient } of [one, other]) {
      const optedOut = { state: 'suppressed', suppressed_for: 'OPTED_OUT' }
      expect(now.get(recipient)).toMatchObject(optedOut)
    }
    const pending = [...now.values()].filter(isPending).map(({ recipient }) => recipient)
    expect(await recipientsIn(made.key)).toEqual(pending)
    await rowsOf(
      'INSERT INTO households SELECT * FROM jsonb_populate_record(NULL::households, $1)',
      [JSON.stringify(gone)],
    )
  })

  test('leaves out of whom too little is known for any platform, and says so', async () => {
    const { key, first } = await planned()
    const [one] = (await deliveriesOf(key)).filter(isPending)
    const set = (values: string) =>
      rowsOf(`UPDATE households SET ${values} WHERE market_key = $1 AND household = $2`, [
        TREE.dealer.key,
        one.recipient,
      ])
    await set(`first_name = NULL, phone = NULL, email = 'a@b', line1 = '1 Main St'`)
    await make(first)
    const found = (await deliveriesOf(key)).find(({ recipient }) => recipient === one.recipient)
    expect(found).toMatchObject({ state: 'suppressed', suppressed_for: 'UNMATCHED' })
    await set(`first_name = 'Ada', phone = '7345550001', email = 'c1@customers.example'`)
  })

  test('is made once more without whoever opts out until it is taken', async () => {
    const { key, first } = await planned()
    await make(first)
    const before = await fileOf(key)
    const [one] = await recipientsIn(before.key)
    if (one === undefined) throw new Error('Nobody is in it')
    await suppress(one, 'ALL')
    await make(first, 14)
    const after = await fileOf(key)
    expect(after).toMatchObject({ key: before.key, state: 'ready', people: before.people - 1 })
    expect(after.sha256).not.toBe(before.sha256)
    expect(await recipientsIn(after.key)).not.toContain(one)
    const [row] = await rowsOf(
      'SELECT state, suppressed_for FROM deliveries WHERE sending_key = $1 AND recipient = $2',
      [after.sending_key, one],
    )
    expect(row).toEqual({ state: 'suppressed', suppressed_for: 'OPTED_OUT' })
  })

  test('is gone where nobody is left in it, and its sending ends', async () => {
    const { key, first } = await planned()
    await make(first)
    const made = await fileOf(key)
    for (const recipient of await recipientsIn(made.key)) await suppress(recipient, 'ALL')
    await make(first, 14)
    expect(await fileOf(key)).toBeUndefined()
    await samples.lookAt(first, 15)
    const { body } = await samples.sendings(key)
    const [{ state, planned: all, pieces }] = body.sendings
    expect([state, pieces.suppressed]).toEqual(['done', all])
  })

  test.each([1, 2, 4])(
    'is the same to the byte where a program was killed while it made file %i, whatever changed since',
    async (nth) => {
      const { key, first } = await planned()
      await make(first)
      const made = await fileOf(key)
      const before = await contentsOf(made.key)
      await rowsOf('DELETE FROM audience_file_contents')
      await rowsOf(
        `UPDATE audience_files SET state = 'making', sha256 = NULL, ready_at = NULL, found = NULL`,
      )
      const rename = (name: string) =>
        rowsOf('UPDATE households SET last_name = $2 WHERE market_key = $1', [
          TREE.dealer.key,
          name,
        ])
      await rename('Renamed')
      await expect(makeFiles(made.key, killedAt(nth))).rejects.toThrow('killed')
      expect(await contentsOf(made.key)).toEqual(before.slice(0, nth - 1))
      expect((await fileOf(key)).state).toBe('making')
      await make(first, 14)
      expect(await contentsOf(made.key)).toEqual(before)
      expect((await fileOf(key)).sha256).toBe(made.sha256)
      await rename('Quill')
    },
  )

  test('waits while its sending is paused', async () => {
    const { key, first } = await planned()
    await rowsOf(`UPDATE sendings SET state = 'paused'`)
    await make(first)
    expect(await fileOf(key)).toBeUndefined()
  })
})

test('beside email and mail each channel has a sending of its own [CHN-02]', async () => {
  const { key, first } = await planned(['EMAIL', 'DIRECT_MAIL', 'DIGITAL_MEDIA'])
  await make(first)
  const { body } = await samples.sendings(key)
  expect(body.sendings.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual([
    'DIGITAL_MEDIA',
    'DIRECT_MAIL',
    'EMAIL',
  ])
  const made = await fileOf(key)
  expect(made.people).toBe((await deliveriesOf(key)).filter(isPending).length)
})

test('thirty days after it was handed over an audience file knows no one any more', async () => {
  const { key, first } = await planned()
  await make(first)
  await rowsOf(`UPDATE audience_files SET state = 'handed-over', handed_over_at = $1::date - 31`, [
    first,
  ])
  await make(first, 14)
  const made = await fileOf(key)
  expect(made.forgotten_at).not.toBeNull()
  expect([await contentsOf(made.key), await recipientsIn(made.key)]).toEqual([[], []])
  await make(addDays(first, 1))
  expect(await contentsOf(made.key)).toEqual([])
})
