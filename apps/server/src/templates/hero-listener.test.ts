import { creatives } from '@marquee/contract/creatives'
import { ROOT_PATH } from '@marquee/rules/access'
import { plainField } from '@marquee/rules/creatives'
import { beforeEach, expect, test } from 'vitest'
import type { InOwnTransaction } from '../platform/listeners.ts'
import { inScope } from '../platform/sql/index.ts'
import { addCreative, addTemplate, templateBody } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'
import { refreshHeroesJob } from './refresh-heroes.job.ts'

const app = testApp()
let creative: number
let other: number

beforeEach(async () => {
  await app.owner.query('TRUNCATE campaign_templates, creatives, coupons CASCADE')
  creative = await addCreative(app)
  other = await addCreative(app, { name: 'Another' })
})

const heroOf = async (key: number): Promise<string> =>
  (await app.owner.query('SELECT hero_picture FROM campaign_templates WHERE key = $1', [key]))
    .rows[0].hero_picture
const heroesOf = (...keys: number[]) => Promise.all(keys.map(heroOf))

async function setHeadline(key: number, headline: string) {
  const address = `/creative-template/${key}?hierarchyId=HONDA`
  const { body } = await app.call('hondaAdmin', 'GET', address)
  const texts = { ...creatives.create.example.body.texts, headline }
  return app.call('hondaAdmin', 'PUT', '/creative-template', { ...body, texts })
}

test('a creative that is saved draws the picture of each template that begins with it [TPL-03, CRE-01]', async () => {
  const a = await addTemplate(app, creative, 'A')
  const b = await addTemplate(app, creative, 'B')
  const untouched = await addTemplate(app, other, 'C')
  const before = await heroesOf(a, b, untouched)
  expect((await setHeadline(creative, 'Something else altogether')).status).toBe(200)
  const after = await heroesOf(a, b, untouched)
  expect(after[0]).not.toBe(before[0])
  expect(after).toEqual([after[0], after[0], before[2]])
  const { body } = await app.call('dealer', 'GET', `/campaign-template/${a}`)
  expect((await app.send({ method: 'GET', url: body.heroUrl })).status).toBe(200)
})

test('what a save did not take leaves the pictures as they are [TPL-03]', async () => {
  const template = await addTemplate(app, creative, 'A')
  const before = await heroOf(template)
  expect((await setHeadline(creative, '')).status).toBe(400)
  expect(await heroOf(template)).toBe(before)
})

test('a template that begins with a creative for email only shows its photo, and never a postcard [TPL-03, CRE-01]', async () => {
  const photo = 'e'.repeat(64)
  await app.owner.query(
    `INSERT INTO images (hash, content_type, width, height, content, thumbnail)
     VALUES ($1, 'image/png', 900, 300, '', '')`,
    [photo],
  )
  await app.owner.query(
    `INSERT INTO image_uploads (hash, asset_type, market_key, uploaded_by, path)
     VALUES ($1, 'creative-variation-full', $2, 1, $3)`,
    [photo, TREE.honda.key, TREE.honda.path],
  )
  const email = await addCreative(app, { fulfillmentChannels: ['EMAIL'] })
  const created = await app.call('admin', 'POST', '/campaign-template', templateBody(email, 'A'))
  const template = created.body.key
  expect(await heroOf(template)).toBeNull()
  const { body } = await app.call('hondaAdmin', 'GET', `/creative-template/${email}`)
  const saved = await app.call('hondaAdmin', 'PUT', '/creative-template', { ...body, photo })
  expect(saved.status).toBe(200)
  expect(await heroOf(template)).toBe(photo)
  const read = await app.call('hondaAdmin', 'GET', `/campaign-template/${template}`)
  expect((await app.send({ method: 'GET', url: read.body.heroUrl })).status).toBe(200)
})

test('a creative that stands later in a template is not on its picture [TPL-03]', async () => {
  const [first] = templateBody(other, 'A').creativeTemplates
  const second = { ...first, creativeTemplateKey: creative, creativeCode: 'C-B', letterCode: 'L-B' }
  const template = await addTemplate(app, other, 'A', { creativeTemplates: [first, second] })
  const before = await heroOf(template)
  await setHeadline(creative, 'Something else altogether')
  expect(await heroOf(template)).toBe(before)
})

test('saving a default coupon of the piece draws it again too [TPL-03, CPN-18]', async () => {
  const fields = { heading: 'Tires', offer_1: '$20', A_off: 'OFF' }
  const place = { scope: 'GLOBAL', hierarchyId: 'HONDA' }
  const coupon = (await app.call('hondaAdmin', 'POST', '/coupon', { ...place, ...fields })).body
  const offering = await addCreative(app, { design: 'big-offer' })
  const [first] = templateBody(offering, 'A').creativeTemplates
  const one = { ...first, defaultCoupons: [{ couponKey: coupon.key }] }
  const template = await addTemplate(app, offering, 'A', { creativeTemplates: [one] })
  const before = await heroOf(template)
  const change = { ...fields, offer_1: '$75', version: coupon.version }
  expect((await app.call('hondaAdmin', 'PUT', `/coupon/${coupon.key}`, change)).status).toBe(200)
  expect(await heroOf(template)).not.toBe(before)
})

test('an annual enrollment shows the picture that its first season has now [TPL-03, TPL-11]', async () => {
  const season = await addTemplate(app, creative, 'A', {
    category: 'SEASONAL',
    enrollmentStartDate: '2027-01-01',
    enrollmentEndDate: '2027-03-31',
  })
  const year = await addTemplate(app, creative, 'B')
  const content = { creativeTemplates: [], seasonals: [{ season: 'SPRING', templateKey: season }] }
  await app.owner.query(
    `BEGIN; SET LOCAL session_replication_role = replica; SELECT enter_path('1.');
     UPDATE campaign_template_versions SET content = content || '${JSON.stringify(content)}'
     WHERE template_key = ${year};
     COMMIT`,
  )
  await setHeadline(creative, 'Something else altogether')
  expect(await heroOf(year)).toBe(await heroOf(season))
})

/** As when the program starts. */
async function start() {
  const inOwn: InOwnTransaction = (work) =>
    inScope(app.pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH)))
  const { signal } = new AbortController()
  await refreshHeroesJob.run({
    subject: 0,
    inOwn,
    signal,
    now: Date.now(),
    progressed: async () => {},
  })
}

const rowsOf = async (...keys: number[]) =>
  (
    await app.owner.query(
      'SELECT hero_picture, hero_drawn_from, xmin::text FROM campaign_templates WHERE key = ANY ($1) ORDER BY key',
      [keys],
    )
  ).rows

test('a start draws the pictures that would be other ones now, and leaves the rest alone [TPL-03]', async () => {
  const a = await addTemplate(app, creative, 'A')
  const b = await addTemplate(app, other, 'B')
  const [drawn, untouched] = await rowsOf(a, b)
  await start()
  expect(await rowsOf(a, b)).toEqual([drawn, untouched])

  // As an earlier release has drawn it.
  await app.owner.query(
    `UPDATE campaign_templates SET hero_picture = $2, hero_drawn_from = NULL WHERE key = $1`,
    [a, untouched.hero_picture],
  )
  await start()
  const [redrawn, rest] = await rowsOf(a, b)
  expect(redrawn).toMatchObject({
    hero_picture: drawn.hero_picture,
    hero_drawn_from: drawn.hero_drawn_from,
  })
  expect(rest).toEqual(untouched)
  const { body } = await app.call('dealer', 'GET', `/campaign-template/${a}`)
  expect((await app.send({ method: 'GET', url: body.heroUrl })).status).toBe(200)
})

test('a start draws what was saved just before the program ended [TPL-03, CRE-01]', async () => {
  const template = await addTemplate(app, creative, 'A')
  const before = await heroOf(template)
  await app.owner.query(
    `BEGIN; SET LOCAL session_replication_role = replica; SELECT enter_path('1.');
     UPDATE creative_versions SET content = jsonb_set(content, '{texts,headline}', '"Unseen"')
      WHERE creative_key = ${creative};
     COMMIT`,
  )
  await start()
  const after = await heroOf(template)
  expect(after).not.toBe(before)
  await setHeadline(creative, 'Unseen')
  expect(await heroOf(template)).toBe(after)
})

test('the picture leaves out a field of the creative that nobody filled in, and never shows its name [TPL-03, CRE-01]', async () => {
  const { texts } = creatives.create.example.body
  const gift = plainField({ name: 'gift', label: 'Gift', type: 'STRING', maxLength: 40 })
  const drawnWith = async (headline: string, code: string) => {
    const key = await addCreative(app, {
      fields: [gift],
      texts: { ...texts, disclaimer: '', headline },
    })
    return heroOf(await addTemplate(app, key, code))
  }
  expect(await drawnWith('Come in {{gift}}', 'A')).toBe(await drawnWith('Come in', 'B'))
})
