import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { audienceApp } from '../testing/audience-app.ts'
import { printSamples } from '../testing/print-samples.ts'
import type { PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'
import { printerFolder } from './printer-folder.gateway.ts'

const app = audienceApp()
const samples = printSamples(app)
const { rowsOf, print, planned } = samples

beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, jobs, suppressions, mail_serials CASCADE')
  await app.owner.query('DELETE FROM restore_guard')
})

const list = (as: PersonName = 'national') => app.call(as, 'GET', '/print-package')
const take = (key: number, isRepeat = false, as: PersonName = 'national') =>
  app.call(as, 'POST', `/print-package/${key}/take`, { isRepeat })
const sendFile = async (key: number, text: string, what: string, query = '') => {
  const { headers, payload } = contentOf({ file: { name: 'answer.csv', bytes: Buffer.from(text) } })
  const authorization = `Bearer ${await tokenFor('national')}`
  return app.send({
    method: 'POST',
    url: `/api/print-package/${key}/answer/${what}${query}`,
    headers: { ...headers, authorization },
    payload: payload as Buffer,
  })
}
const answer = (key: number, lines: string, what = 'import', query = '') =>
  sendFile(key, `Piece,Outcome\n${lines}`, what, query)

/** A package that is ready, with its campaign. */
async function ready() {
  const { key: campaignKey, first } = await planned()
  await print(first)
  const { body } = await list()
  return { campaignKey, first, pack: body.packages[0] }
}

describe('a package that is ready', () => {
  test('is listed for staff, with how far it is; a dealer is refused', async () => {
    const { pack, campaignKey } = await ready()
    expect(pack).toMatchObject({
      campaign: { key: campaignKey },
      state: 'ready',
      painted: pack.pieces,
      receipts: [],
      reconciled: null,
      can: { take: { ok: true }, answer: { ok: false, reason: 'print-package.not-handed-over' } },
    })
    expect((await list('district')).body.packages).toHaveLength(1)
    const refused = await list('dealer')
    expect([refused.status, refused.body.code]).toEqual([403, 'campaign.not-an-approver'])
  })

  test('is taken once, with a receipt; then its pieces are accepted, and again it is named a repeat', async () => {
    const { pack, campaignKey } = await ready()
    const taken = await take(pack.key)
    expect(taken.status).toBe(200)
    expect(taken.body.package.receipts).toMatchObject([
      { number: 1, kind: 'DOWNLOAD', by: expect.any(String), sha256: pack.sha256 },
    ])
    const { body } = await samples.sendings(campaignKey)
    const { accepted, planned, suppressed } = { ...body.sendings[0], ...body.sendings[0].pieces }
    expect(accepted + suppressed).toBe(planned)

    const second = await take(pack.key)
    expect([second.status, second.body.code]).toEqual([409, 'hand-over.done'])
    const repeat = await take(pack.key, true)
    expect(repeat.body.package.receipts.map(({ number }: any) => number)).toEqual([1, 2])
  })

  test('gives its files by links that are signed, and by no others', async () => {
    const { pack } = await ready()
    const { files } = (await take(pack.key)).body
    expect(files.map(({ name }: any) => name.replace(/.*-/, ''))).toEqual([
      expect.stringMatching(/pdf$/),
      'data.csv',
      'manifest.json',
    ])
    const got = await app.send({ method: 'GET', url: files[0].url })
    expect([got.status, got.headers['content-type']]).toEqual([200, 'application/pdf'])
    const other = await app.send({ method: 'GET', url: files[0].url.replace('/file/1', '/file/2') })
    expect(other.status).toBe(404)
    const elsewhere = files[0].url.replace(/place=[\d.]+/, 'place=1.')
    expect((await app.send({ method: 'GET', url: elsewhere })).status).toBe(404)
  })

  test('stays where its sending is paused, and where the database was put back', async () => {
    const { pack } = await ready()
    await rowsOf(`UPDATE sendings SET state = 'paused'`)
    expect((await take(pack.key)).body.code).toBe('hand-over.not-now')
    await rowsOf(`UPDATE sendings SET state = 'running'`)
    await rowsOf('INSERT INTO restore_guard (generation) VALUES (-1)')
    expect((await take(pack.key)).body.code).toBe('hand-over.held')
  })

  test('stays, and is no repeat either, while everything is stopped', async () => {
    const { pack, first } = await ready()
    const folder = mkdtempSync(join(tmpdir(), 'halted-'))
    const reason = 'The offer names a wrong price.'
    expect((await app.call('national', 'POST', '/sending/halt', { reason })).status).toBe(200)
    for (const isRepeat of [false, true]) {
      const refused = await take(pack.key, isRepeat)
      expect([refused.status, refused.body.code]).toEqual([409, 'sending.halted'])
    }
    await print(first, { folder: printerFolder(folder) }, 14)
    expect(readdirSync(folder)).toEqual([])
    const lists = ['/print-package', '/audience-file']
    const shown = () => Promise.all(lists.map((list) => app.call('district', 'GET', list)))
    for (const { body } of await shown()) expect(body.halts).toMatchObject([{ reason }])
    await app.call('national', 'POST', '/sending/halt/lift')
    for (const { body } of await shown()) expect(body.halts).toEqual([])
    await print(first, { folder: printerFolder(folder) }, 15)
    expect(readdirSync(folder)).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })

  test('is taken by one of two who take it at once', async () => {
    const { pack } = await ready()
    const both = await Promise.all([take(pack.key), take(pack.key, false, 'district')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rowsOf('SELECT number FROM print_receipts')).toEqual([{ number: 1 }])
  })
})

describe('the answer of a printer', () => {
  const named = (key: number, position: number) => `${key}-${String(position).padStart(6, '0')}`

  test('is previewed, then recorded, and what it says nothing of is missing', async () => {
    const { pack } = await ready()
    await take(pack.key)
    const lines = `${named(pack.key, 1)},mailed\n${named(pack.key, 2)},spoiled\n${named(pack.key, 3)},gone\n`
    const tried = await answer(pack.key, lines, 'trial')
    expect(tried.status).toBe(200)
    expect(tried.body).toMatchObject({
      counts: { mailed: 1, spoiled: 1, returned: 0, refused: 1 },
      refused: [{ line: 4, field: 'outcome', reason: 'row.outcome' }],
    })
    expect((await list()).body.packages[0].reconciled.mailed).toBe(0)
    const query = `?fingerprint=${tried.body.fingerprint}`
    expect((await answer(pack.key, lines, 'import', query)).status).toBe(200)
    expect((await list()).body.packages[0].reconciled).toEqual({
      pieces: pack.pieces,
      mailed: 1,
      spoiled: 1,
      returned: 0,
      missing: pack.pieces - 2,
    })
    const again = await answer(pack.key, lines, 'import', query)
    expect([again.status, again.body.code]).toEqual([409, 'print-package.changed-meanwhile'])
  })

  test('is refused before the hand-over, and without its columns, and where no line can be used', async () => {
    const { pack } = await ready()
    const line = `${named(pack.key, 1)},mailed\n`
    expect((await answer(pack.key, line)).body.code).toBe('print-package.not-handed-over')
    await take(pack.key)
    const wrong = await sendFile(pack.key, 'who,what\n1,2\n', 'import')
    expect(wrong.body.code).toBe('print-package.headers-missing')
    expect((await answer(pack.key, '1-1,lost\n')).body.code).toBe('file.nothing-usable')
  })
})
