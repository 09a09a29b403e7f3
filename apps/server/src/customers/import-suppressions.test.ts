import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { customerImports, HEAD, line } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const { bring } = customerImports(app)

beforeAll(async () => {
  await app.owner.query(
    `INSERT INTO platform_secrets (name, value) VALUES ('unsubscribe', '"secret"')`,
  )
})
beforeEach(() => bring(HEAD + line('Quill') + line('Reed', '2 Main St')))

async function send(
  path: string,
  lines: readonly string[],
  as: PersonName = 'admin',
  at: number = TREE.dealer.key,
) {
  const bytes = Buffer.from(lines.join('\n'))
  const { headers, payload } = contentOf({ file: { name: 'unsubscribed.csv', bytes } })
  const separator = path.includes('?') ? '&' : '?'
  return app.send({
    method: 'POST',
    url: `/api/customers/suppression-file/${path}${separator}marketKey=${at}`,
    headers: { ...headers, authorization: `Bearer ${await tokenFor(as)}` },
    payload: payload as Buffer,
  })
}
const listed = async (marketKey: number = TREE.dealer.key) =>
  (
    await app.call('admin', 'POST', `/customers/suppression/search?marketKey=${marketKey}`, {
      size: 100,
    })
  ).body
const HEADERS = 'Email,Last name,Street address,ZIP code,Nothing by,Why'

describe('a file of people who asked elsewhere for nothing more', () => {
  test('is tried, which changes nothing, and then stands on the list as it was tried, with from where', async () => {
    const lines = ['Email', 'quill@customers.example', 'stranger@elsewhere.example', 'no address']
    const tried = await send('trial', lines)
    expect(tried.body).toMatchObject({
      place: 'Market dealer',
      counts: { added: 2, standing: 0, refused: 1 },
      refused: [{ line: 4, field: 'email', reason: 'row.email' }],
      can: { import: { ok: true } },
    })
    expect((await listed()).totalElements).toBe(0)
    const done = await send(`import?fingerprint=${tried.body.fingerprint}`, lines)
    expect([done.status, done.body.counts]).toEqual([200, tried.body.counts])
    expect((await listed()).suppressions).toMatchObject([
      { source: 'FILE', channel: 'EMAIL', reason: 'OPTED_OUT', by: 'Test admin' },
      { source: 'FILE' },
    ])
    const known = (await listed()).suppressions.filter((one: any) => one.isKnown)
    expect(known).toMatchObject([{ person: { name: 'Quill' } }])
  })

  test('adds no one twice: who stands there already, or above, or twice in the file', async () => {
    await app.call('admin', 'POST', '/customers/suppression', {
      marketKey: TREE.honda.key,
      person: { email: 'reed@customers.example' },
      channel: 'ALL',
      reason: 'COMPLAINED',
    })
    const lines = [
      'Email',
      'quill@customers.example',
      'QUILL@customers.example',
      'reed@customers.example',
    ]
    const { body } = await send('import', lines)
    expect(body.counts).toEqual({ added: 1, standing: 2, refused: 0 })
    const again = await send('import', lines)
    expect(again.body.counts).toEqual({ added: 0, standing: 3, refused: 0 })
    expect((await listed()).totalElements).toBe(1)
  })

  test('by another channel than what holds already is new, and holds for the household as well', async () => {
    await send('import', ['Email', 'quill@customers.example'])
    const { body } = await send('import', [
      HEADERS,
      'quill@customers.example,Quill,1 Main St,48104,Mail,Their mail is returned',
    ])
    expect(body.counts.added).toBe(1)
    expect((await listed()).suppressions[0]).toMatchObject({
      channel: 'MAIL',
      reason: 'UNDELIVERABLE',
    })
  })

  test('is refused where the list was changed since the trial, and changes nothing then', async () => {
    const lines = ['Email', 'quill@customers.example', 'reed@customers.example']
    const tried = await send('trial', lines)
    await send('import', ['Email', 'reed@customers.example'])
    const late = await send(`import?fingerprint=${tried.body.fingerprint}`, lines)
    expect([late.status, late.body.code]).toEqual([409, 'suppressions.changed-meanwhile'])
    expect((await listed()).totalElements).toBe(1)
  })

  test.each<[string, readonly string[], string]>([
    ['names no one', ['Name,Color', 'Ada,red'], 'suppressions.headers-missing'],
    ['has no lines', ['Email'], 'file.empty'],
    ['holds hardly anything', ['Email', 'a', 'b', 'c@d.example'], 'file.too-many-refused'],
    ['holds nothing', ['Email', 'a'], 'file.nothing-usable'],
  ])('that %s is refused with its reason', async (_, lines, code) => {
    const { status, body } = await send('import', lines)
    expect([status, body.code]).toEqual([422, code])
  })

  test('holds at the selected market and below, and is for administrators who see it', async () => {
    await send('import', ['Email', 'quill@customers.example'], 'districtAdmin', TREE.district.key)
    expect((await listed(TREE.district.key)).totalElements).toBe(1)
    const above = await send('import', ['Email', 'a@b.example'], 'districtAdmin', TREE.honda.key)
    expect(above.status).toBe(404)
    expect((await send('import', ['Email', 'a@b.example'], 'dealer')).body.code).toBe(
      'access.denied',
    )
  })

  test('of twenty thousand people is done in one step', async () => {
    const all = Array.from({ length: 20_000 }, (_, at) => `person${at}@customers.example`)
    const begun = performance.now()
    const { status, body } = await send('import', ['Email', ...all])
    expect([status, body.counts?.added]).toEqual([200, 20_000])
    expect(performance.now() - begun).toBeLessThan(30_000)
  })
})
