import { pricesFile } from '@marquee/rules/price-lists'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { addCreative, OPEN_TO_BRAND, templateBody } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
let creative: number
let key: number

beforeAll(async () => {
  creative = await addCreative(app)
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaign_templates CASCADE')
  const { body } = await app.call('hondaAdmin', 'POST', '/campaign-template', {
    ...templateBody(creative, 'A'),
    access: OPEN_TO_BRAND,
  })
  key = body.key
  await app.call('hondaAdmin', 'POST', `/campaign-template/${key}/activate`)
  await app.owner.query('TRUNCATE audit_log, audit_about')
})

const HEADERS = 'Template ID,Template,Channel,Price per piece,Largest discount'

async function send(as: PersonName | null, path: string, text: string) {
  const { headers, payload } = contentOf({ file: { name: 'prices.csv', bytes: Buffer.from(text) } })
  const authorization = as ? `Bearer ${await tokenFor(as)}` : ''
  return app.send({
    method: 'POST',
    url: `/api/campaign-template-price-file/${path}`,
    headers: { ...headers, ...(as && { authorization }) },
    payload: payload as Buffer,
  })
}
const sendLines = (as: PersonName, path: string, ...lines: string[]) =>
  send(as, path, [HEADERS, ...lines].join('\n'))
const mail = (price: string) => `${key},Template A,Direct mail,${price},`

const priceIn = ({ priceBook }: any) =>
  priceBook.prices.find(({ option }: any) => option === 'DIRECT_MAIL').pricePerPiece
const template = async () => (await app.call('dealer', 'GET', `/campaign-template/${key}`)).body
const draft = async () =>
  (await app.call('hondaAdmin', 'GET', `/campaign-template/${key}/draft`)).body.draft

describe('a file of prices', () => {
  test('is tried, and then written into drafts, which dealers get once they are published', async () => {
    const before = priceIn(await template())
    const lines = [mail('1.25'), `${key},,Fax,1,`]
    const tried = await sendLines('hondaAdmin', 'trial', ...lines)
    expect(tried.body).toMatchObject({
      counts: { changed: 1, unchanged: 0, refused: 1 },
      changed: [{ key, hadDraft: false, changes: [{ of: 'DIRECT_MAIL', before, after: 12_500 }] }],
      refused: [{ line: 3, field: 'option', reason: 'row.option-unknown' }],
    })
    expect(await draft()).toBeNull()
    const path = `import?fingerprint=${tried.body.fingerprint}`
    expect((await sendLines('hondaAdmin', path, ...lines)).status).toBe(200)
    expect(priceIn(await template())).toBe(before)
    const written = await draft()
    expect(written).toMatchObject({ basedOn: 1, version: 1 })
    expect(priceIn(written.content)).toBe(12_500)

    const published = await app.call('hondaAdmin', 'PUT', '/campaign-template', {
      ...written.content,
      key,
      version: 1,
      draftVersion: 1,
    })
    expect(published.status).toBe(200)
    expect(priceIn(await template())).toBe(12_500)
    expect((await sendLines('hondaAdmin', 'trial', mail('1.25'))).body.counts).toEqual({
      changed: 0,
      unchanged: 1,
      refused: 0,
    })
  })

  test('corrects a draft of prices, and leaves one in which more was written', async () => {
    await sendLines('hondaAdmin', 'import', mail('1.25'))
    const again = await sendLines('hondaAdmin', 'import', mail('1.35'))
    expect(again.body.changed).toMatchObject([
      { hadDraft: true, changes: [{ of: 'DIRECT_MAIL', before: 12_500, after: 13_500 }] },
    ])
    expect(await draft()).toMatchObject({ version: 2 })
    const { content } = await draft()
    await app.call('hondaAdmin', 'PUT', `/campaign-template/${key}/draft`, {
      content: { ...content, name: 'Being written' },
      basedOn: 1,
      version: 2,
    })
    const refused = await sendLines('hondaAdmin', 'import', mail('1.45'))
    expect([refused.status, refused.body.code]).toEqual([422, 'file.nothing-usable'])
    const tried = await sendLines('hondaAdmin', 'trial', mail('1.45'))
    expect(tried.body.refused).toMatchObject([{ reason: 'row.has-draft' }])
    expect(priceIn((await draft()).content)).toBe(13_500)
  })

  test('is saved with what is published, and loaded again without a difference', async () => {
    const { body } = await app.call('hondaAdmin', 'GET', '/campaign-template-price-file')
    const text = pricesFile(body.lines)
    expect(text).toContain(`${key},HONDA,Template A,Direct mail,`)
    const { counts } = (await send('hondaAdmin', 'trial', text)).body
    expect(counts).toEqual({ changed: 0, unchanged: 1, refused: 0 })
  })

  test('has an entry of the audit log for each template, and one for the file', async () => {
    await sendLines('hondaAdmin', 'import', mail('1.25'))
    const { rows } = await app.owner.query(
      'SELECT event, object, details FROM audit_log ORDER BY key',
    )
    expect(rows).toMatchObject([
      {
        event: 'campaign-template.draft-saved',
        object: key,
        details: { key, basedOn: 1, prices: [{ of: 'DIRECT_MAIL', after: 12_500 }] },
      },
      { event: 'price-list.imported', details: { changed: 1 } },
    ])
  })

  test.each<[string, string, string]>([
    ['trial', '', 'file.empty'],
    ['trial', 'Template\nA', 'file.not-csv'],
    ['trial', 'Template,Template\na,b', 'file.headers-twice'],
    ['trial', 'Template,Channel\na,b', 'price-list.headers-missing'],
    ['trial', 'Template,Channel\n"a,b\nc', 'file.quote-open'],
    ['trial', '\0', 'file.wrong-encoding'],
    ['import', `${HEADERS}\n,Nothing,Email,1,`, 'file.nothing-usable'],
    [
      'import',
      `${HEADERS}\n,No,Email,1,\n,No,Fax,1,\n,Template A,Email,,`,
      'file.too-many-refused',
    ],
  ])('%s of %j is refused as a whole', async (path, text, code) => {
    const { body, status } = await send('hondaAdmin', path, text)
    expect([status, body.code]).toEqual([422, code])
  })

  test('of which something else would be written by now is refused, and nothing is', async () => {
    const { fingerprint } = (await sendLines('hondaAdmin', 'trial', mail('1.25'))).body
    await sendLines('admin', 'import', mail('1.30'))
    const path = `import?fingerprint=${fingerprint}`
    const refused = await sendLines('hondaAdmin', path, mail('1.25'))
    expect([refused.status, refused.body.code]).toEqual([409, 'price-list.changed-meanwhile'])
    expect(priceIn((await draft()).content)).toBe(13_000)
  })

  test('at once with itself is written once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendLines('hondaAdmin', 'import', mail('1.25'))),
    )
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(await draft()).toMatchObject({ version: 1 })
  })
})

test('a file of prices is for those who change templates, and for templates in their markets', async () => {
  for (const path of ['trial', 'import']) {
    expect((await send(null, path, `${HEADERS}\nA,B,C,1,`)).body.code).toBe('sign-in.required')
    expect((await sendLines('national', path, mail('1'))).body.code).toBe('access.denied')
  }
  const saved = await app.call('national', 'GET', '/campaign-template-price-file')
  expect(saved.body.code).toBe('access.denied')
  const elsewhere = await sendLines('districtAdmin', 'trial', mail('1'))
  expect(elsewhere.body.refused).toMatchObject([{ reason: 'row.template-unknown' }])
  const { body } = await app.call('districtAdmin', 'GET', '/campaign-template-price-file')
  expect(body.lines).toEqual([])
})
