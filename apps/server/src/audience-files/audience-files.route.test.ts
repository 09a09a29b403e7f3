import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { audienceFileSamples } from '../testing/audience-file-samples.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = audienceApp()
const samples = audienceFileSamples(app)
const { rowsOf, make, planned } = samples

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions CASCADE')
  await app.owner.query('DELETE FROM restore_guard')
})

const list = (as: PersonName = 'national') => app.call(as, 'GET', '/audience-file')
const take = (key: number, isRepeat = false, as: PersonName = 'national') =>
  app.call(as, 'POST', `/audience-file/${key}/take`, { isRepeat })
const statusOf = async (key: number): Promise<string> =>
  (await rowsOf('SELECT status FROM campaigns WHERE key = $1', [key]))[0].status

/** An audience file that is ready, with its campaign. */
async function ready() {
  const { key: campaignKey, first } = await planned()
  await make(first)
  const { body } = await list()
  return { campaignKey, first, file: body.files[0] }
}

describe('an audience file that is ready', () => {
  test('is listed for staff, with how many people each platform needs; a dealer is refused', async () => {
    const { file, campaignKey } = await ready()
    expect(file).toMatchObject({
      campaign: { key: campaignKey },
      state: 'ready',
      receipts: [],
      formats: [
        { format: 'META', people: file.people, least: 100 },
        { format: 'GOOGLE', people: file.people, least: 100 },
        { format: 'TIKTOK', people: file.people, least: 1_000 },
      ],
      can: { take: { ok: true }, repeat: { ok: false, reason: 'hand-over.not-done' } },
    })
    expect((await list('district')).body.files).toHaveLength(1)
    const one = await app.call('district', 'GET', `/audience-file/${file.key}`)
    expect(one.body).toEqual(file)
    const refused = await list('dealer')
    expect([refused.status, refused.body.code]).toEqual([403, 'campaign.not-an-approver'])
  })

  test('is taken once, with a receipt; then its people are accepted, and again it is named a repeat', async () => {
    const { file, campaignKey } = await ready()
    const taken = await take(file.key)
    expect(taken.status).toBe(200)
    expect(taken.body.file.receipts).toMatchObject([
      { number: 1, kind: 'DOWNLOAD', by: expect.any(String), sha256: file.sha256 },
    ])
    const { body } = await samples.sendings(campaignKey)
    const [{ planned: all, pieces }] = body.sendings
    expect([pieces.accepted, pieces.accepted + pieces.suppressed]).toEqual([file.people, all])

    const second = await take(file.key)
    expect([second.status, second.body.code]).toEqual([409, 'hand-over.done'])
    const repeat = await take(file.key, true)
    expect(repeat.body.file.receipts.map(({ number }: any) => number)).toEqual([1, 2])
  })

  test('ends its sending and its campaign once it is taken [CMP-06]', async () => {
    const { file, campaignKey, first } = await ready()
    await samples.lookAt(first, 14)
    expect(await statusOf(campaignKey)).toBe('ACTIVE')
    await take(file.key)
    await samples.lookAt(first, 15)
    expect((await samples.sendings(campaignKey)).body.sendings).toMatchObject([{ state: 'done' }])
    expect(await statusOf(campaignKey)).toBe('COMPLETED')
  })

  test('is not taken with someone in it who opted out since; once it is made again, it is', async () => {
    const { file, first } = await ready()
    await rowsOf(
      `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
       SELECT person_hash, 'ALL', 'OPTED_OUT', now(), $2 FROM households
        WHERE market_key = ${TREE.dealer.key} AND household =
              (SELECT min(recipient) FROM audience_file_lines WHERE file_key = $1)`,
      [file.key, TREE.dealer.path],
    )
    expect((await take(file.key)).body.code).toBe('audience-file.outdated')
    expect(await rowsOf('SELECT FROM audience_file_receipts')).toEqual([])
    await make(first, 14)
    const taken = await take(file.key)
    expect([taken.status, taken.body.file.people]).toEqual([200, file.people - 1])
  })

  test('is as it was handed over when it is taken as a repeat, whoever opted out since', async () => {
    const { file, first } = await ready()
    const { files } = (await take(file.key)).body
    await rowsOf(
      `INSERT INTO suppressions (hash, channel, reason, suppressed_at, path)
       SELECT person_hash, 'ALL', 'OPTED_OUT', now(), $1 FROM households WHERE market_key = $2`,
      [TREE.dealer.path, TREE.dealer.key],
    )
    // As after a backup was put back, which holds no files.
    await rowsOf('DELETE FROM audience_file_contents')
    expect((await take(file.key, true)).body.code).toBe('hand-over.not-ready')
    await make(first, 14)
    const again = (await take(file.key, true)).body.files
    const checksums = (all: { sha256: string }[]) => all.map(({ sha256 }) => sha256)
    expect(checksums(again)).toEqual(checksums(files))
  })

  test('gives its files by links that are signed, and by no others', async () => {
    const { file } = await ready()
    const { files } = (await take(file.key)).body
    expect(files.map(({ name }: any) => name.replace(/.*-/, ''))).toEqual([
      'meta.csv',
      'google.csv',
      'tiktok.csv',
      'manifest.json',
    ])
    const got = await app.send({ method: 'GET', url: files[1].url })
    expect([got.status, got.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const other = await app.send({ method: 'GET', url: files[1].url.replace('/file/2', '/file/1') })
    expect(other.status).toBe(404)
    const elsewhere = files[1].url.replace(/place=[\d.]+/, 'place=1.')
    expect((await app.send({ method: 'GET', url: elsewhere })).status).toBe(404)
  })

  test('stays where its sending is paused, and where the database was put back', async () => {
    const { file } = await ready()
    await rowsOf(`UPDATE sendings SET state = 'paused'`)
    expect((await take(file.key)).body.code).toBe('hand-over.not-now')
    await rowsOf(`UPDATE sendings SET state = 'running'`)
    await rowsOf('INSERT INTO restore_guard (generation) VALUES (-1)')
    expect((await take(file.key)).body.code).toBe('hand-over.held')
  })

  test('is taken by one of two who take it at once', async () => {
    const { file } = await ready()
    const both = await Promise.all([take(file.key), take(file.key, false, 'district')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rowsOf('SELECT number FROM audience_file_receipts')).toEqual([{ number: 1 }])
  })
})
