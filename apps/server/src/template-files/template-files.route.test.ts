import { templateFileReasons, templateFileTexts } from '@marquee/rules/template-files'
import { templateTexts } from '@marquee/rules/templates'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import {
  addCreative,
  addTemplate,
  OPEN_TO_BRAND,
  templateBody,
} from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()

const PHOTO = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#33aa66' },
})
  .jpeg()
  .toBuffer()

beforeEach(async () => {
  await app.owner.query(
    'TRUNCATE campaign_templates, creatives, coupons, images, image_uploads, audit_log CASCADE',
  )
})

async function send(as: PersonName, url: string, bytes: Buffer, name = 'templates.json') {
  const { headers, payload } = contentOf({ file: { name, bytes } })
  const authorization = `Bearer ${await tokenFor(as)}`
  return app.send({
    method: 'POST',
    url: `/api${url}`,
    headers: { ...headers, authorization },
    payload: payload as Buffer,
  })
}

type File = Record<
  'templates' | 'creatives' | 'coupons' | 'pictures',
  { [name: string]: unknown }[]
>

const sendFile = (as: PersonName, path: string, file: object) =>
  send(as, `/campaign-template-file/${path}`, Buffer.from(JSON.stringify(file)))
const tryIn = (brand: string, file: object, as: PersonName = 'admin') =>
  sendFile(as, `trial?hierarchyId=${brand}`, file)
const importIn = (brand: string, file: object, more = '', as: PersonName = 'admin') =>
  sendFile(as, `import?hierarchyId=${brand}${more}`, file)
const exported = async (...keys: number[]): Promise<File> => {
  const found = await app.call('admin', 'GET', `/campaign-template-file?keys=${keys.join()}`)
  expect(found.status).toBe(200)
  return found.body
}
const read = async (key: number) =>
  (await app.call('admin', 'GET', `/campaign-template/${key}`)).body

/** With a photo, a default coupon and a coupon whose words are printed. */
async function honda() {
  const address = `/image?assetType=creative-variation-full&marketKey=${TREE.honda.key}`
  const { hash } = (await send('admin', address, PHOTO, 'photo.jpg')).body
  const coupon = await app.call('admin', 'POST', '/coupon', {
    scope: 'GLOBAL',
    hierarchyId: 'HONDA',
    heading: 'Oil change special',
    disclaimer: 'Plus tax.',
  })
  const couponKey = coupon.body.key
  const creative = await addCreative(app, { photo: hash })
  const one = templateBody(creative, 'A').creativeTemplates[0]
  const template = await addTemplate(app, creative, 'A', {
    creativeTemplates: [{ ...one, defaultCoupons: [{ couponKey }] }],
  })
  return { template, creative, couponKey, hash }
}

const outcomes = ({ body }: Awaited<ReturnType<typeof send>>) =>
  ['templates', 'creatives', 'coupons'].map((kind) =>
    body[kind].map(({ outcome }: { outcome: string }) => outcome).join(),
  )

describe('a file of templates', () => {
  test('brings a template into another brand with its creative, photo and coupon, offered to nobody', async () => {
    const { template } = await honda()
    const file = await exported(template)
    expect(outcomes(await tryIn('ACURA', file))).toEqual(['ADDED', 'ADDED', 'ADDED'])
    expect((await app.owner.query('SELECT * FROM coupons')).rows).toHaveLength(1)

    const { fingerprint } = (await tryIn('ACURA', file)).body
    const done = await importIn('ACURA', file, `&fingerprint=${fingerprint}`)
    expect(outcomes(done)).toEqual(['ADDED', 'ADDED', 'ADDED'])
    const [{ there }] = done.body.templates
    const brought = await read(there)
    const original = await read(template)
    expect(brought).toMatchObject({ name: original.name, status: 'INACTIVE', version: 1 })
    expect(brought).toMatchObject({ hierarchyId: 'ACURA', priceBook: original.priceBook })
    expect(brought.heroUrl).toMatch(/^\/api\/image/)
    const access = await app.call('admin', 'GET', `/campaign-template/${there}/access`)
    expect(access.body).toMatchObject({ access: { isOpenToBrand: false }, dealers: 0 })

    const [creative] = done.body.creatives
    const [coupon] = done.body.coupons
    expect(brought.creativeTemplates).toMatchObject([
      {
        creativeTemplateKey: creative.there,
        defaultCoupons: [{ couponKey: coupon.there }],
        creativeCode: 'C-A',
      },
    ])
    const shown = await app.call('admin', 'GET', `/creative-template/${creative.there}`)
    expect(shown.body).toMatchObject({ hierarchyId: 'ACURA', name: 'Winter road check' })
    const picture = await app.fastify.inject({ url: shown.body.photoUrl })
    expect(picture.statusCode).toBe(200)
    // It can be offered as it is, once somebody says to whom.
    const activate = () => app.call('admin', 'POST', `/campaign-template/${there}/activate`)
    expect((await activate()).body.code).toBe('campaign-template.incomplete')
    await app.call('admin', 'PUT', `/campaign-template/${there}/access`, OPEN_TO_BRAND)
    expect((await activate()).status).toBe(200)
  })

  test('brings nothing twice', async () => {
    const file = await exported((await honda()).template)
    await importIn('ACURA', file)
    expect(outcomes(await importIn('ACURA', file))).toEqual(['THERE', 'THERE', 'THERE'])
    expect(outcomes(await tryIn('HONDA', file))).toEqual(['THERE', 'THERE', 'THERE'])
    const { rows } = await app.owner.query('SELECT count(*)::integer AS n FROM creatives')
    expect(rows).toEqual([{ n: 2 }])
  })

  test('becomes a draft where a template of its name is there: what dealers get stays', async () => {
    const { template } = await honda()
    const file = await exported(template)
    const [sent] = file.templates
    const changed = { ...file, templates: [{ ...sent, description: 'Told anew' }] }
    const done = await importIn('HONDA', changed)
    expect(outcomes(done)).toEqual(['DRAFT', 'THERE', 'THERE'])
    expect(done.body.templates[0].there).toBe(template)
    expect((await read(template)).description).toBe(sent?.description)
    const { draft } = (await app.call('admin', 'GET', `/campaign-template/${template}/draft`)).body
    expect(draft).toMatchObject({ content: { description: 'Told anew' }, basedOn: 1 })

    expect(outcomes(await importIn('HONDA', changed))).toEqual(['THERE', 'THERE', 'THERE'])
    const other = { ...file, templates: [{ ...sent, description: 'Once more' }] }
    const refused = await importIn('HONDA', other)
    expect([refused.status, refused.body.code]).toEqual([422, 'template-file.nothing-usable'])
    const { templates } = (await tryIn('HONDA', other)).body
    expect(templates[0].reasons).toEqual([templateFileTexts.hasDraft])
  })

  test('gets codes of its own where a template has them, and another name for a creative that differs', async () => {
    const { template, creative } = await honda()
    const file = await exported(template)
    const [sent] = file.templates
    const [picture] = file.creatives
    const done = await importIn('HONDA', {
      ...file,
      templates: [{ ...sent, name: 'Another one' }],
      creatives: [{ ...picture, texts: { ...(picture?.texts as object), headline: 'New words' } }],
    })
    expect(outcomes(done)).toEqual(['ADDED', 'ADDED', 'THERE'])
    const brought = await read(done.body.templates[0].there)
    expect(brought.creativeTemplates[0]).toMatchObject({
      creativeCode: 'C-A-2',
      letterCode: 'L-A-2',
      eventCode: 'HWRC',
    })
    expect(done.body.creatives[0]).toMatchObject({ name: 'Winter road check (2)' })
    const kept = await app.call('admin', 'GET', `/creative-template/${creative}`)
    expect(kept.body.version).toBe(1)
  })

  test('brings an annual enrollment with its seasons, and only what is chosen', async () => {
    const { creative, template } = await honda()
    const season = {
      category: 'SEASONAL',
      enrollmentStartDate: '2027-01-01',
      enrollmentEndDate: '2027-03-31',
    }
    const spring = await addTemplate(app, creative, 'S', season)
    const annual = await app.call('admin', 'POST', '/campaign-template', {
      ...templateBody(creative, 'Y', { category: 'ANNUAL_SEASONAL', creativeTemplates: [] }),
      seasonals: ['SPRING', 'SUMMER', 'FALL', 'WINTER'].map((each) => ({
        season: each,
        templateKey: spring,
      })),
      workflows: templateBody(creative, 'Y').workflows.map((workflow) => ({
        ...workflow,
        steps: workflow.steps.map((step) => ({ ...step, creativeSelection: { filterItems: [] } })),
      })),
    })
    expect(annual.status).toBe(201)
    const file = await exported(template, annual.body.key)
    expect(file.templates.map(({ key }) => key)).toEqual([template, annual.body.key, spring])
    const done = await importIn('ACURA', file, `&keys=${annual.body.key}`)
    expect(outcomes(done)).toEqual(['ADDED,ADDED', 'ADDED', ''])
    const [first, year] = done.body.templates
    expect(year).toMatchObject({ key: annual.body.key, needs: [spring] })
    const brought = await read(year.there)
    expect(brought.seasonals[0]).toEqual({ season: 'SPRING', templateKey: first.there })
  })

  test('whose picture was exchanged is refused as a whole', async () => {
    const file = await exported((await honda()).template)
    const [picture] = file.pictures
    const other = await sharp(PHOTO).negate().jpeg().toBuffer()
    const pictures = [{ ...picture, base64: other.toString('base64') }]
    const { status, body } = await tryIn('ACURA', { ...file, pictures })
    expect([status, body.code]).toEqual([422, 'template-file.not-one'])
  })

  test('refuses what it cannot bring, with the reason, and what is made of it', async () => {
    const file = await exported((await honda()).template)
    const broken = { ...file, pictures: [] }
    const { templates, creatives } = (await tryIn('ACURA', broken)).body
    expect(creatives[0]).toMatchObject({
      outcome: 'REFUSED',
      reasons: [templateFileTexts.pictureMissing],
    })
    expect(templates[0].reasons).toEqual([templateFileTexts.needs('Winter road check')])
    const [sent] = file.templates
    const loose = { ...file, coupons: [], templates: [sent] }
    const found = (await tryIn('ACURA', loose)).body.templates[0]
    expect(found.reasons).toEqual([templateFileTexts.notInFile])
  })

  test.each([
    ['no JSON', 'Winter, ready', 'template-file.not-one'],
    ['another JSON', '{"format":"marquee-templates","version":1}', 'template-file.not-one'],
    ['of a newer version', '{"format":"marquee-templates","version":2}', 'template-file.newer'],
  ] as const)('that is %s is refused as a whole', async (_, text, code) => {
    const path = '/campaign-template-file/trial?hierarchyId=HONDA'
    const { status, body } = await send('admin', path, Buffer.from(text))
    expect([status, body.code]).toEqual([422, code])
    expect(body.message).toBe(templateFileReasons[code])
  })

  test('is tried with the model that publishing would refuse, for a new template and for a draft', async () => {
    const { template } = await honda()
    const file = await exported(template)
    const [known] = file.templates
    file.templates = [
      { ...known, analyticalModel: 'gut-feeling' },
      { ...known, key: 900_001, name: 'Another one', analyticalModel: 'gut-feeling' },
    ]
    const tried = await tryIn('HONDA', file)
    const reasons = [templateFileTexts.model('gut-feeling', templateTexts.modelUnknown)]
    expect(tried.body.templates).toMatchObject([
      { name: known?.['name'], outcome: 'REFUSED', reasons },
      { name: 'Another one', outcome: 'REFUSED', reasons },
    ])
  })

  test('is imported as it was tried, or not at all', async () => {
    const file = await exported((await honda()).template)
    const { fingerprint } = (await tryIn('ACURA', file)).body
    await importIn('ACURA', file)
    const again = await importIn('ACURA', file, `&fingerprint=${fingerprint}`)
    expect([again.status, again.body.code]).toEqual([409, 'template-file.changed-meanwhile'])
  })

  test('leaves an entry of the audit log for each thing that it wrote', async () => {
    const file = await exported((await honda()).template)
    await app.owner.query('TRUNCATE audit_log')
    await importIn('ACURA', file)
    const { rows } = await app.owner.query(
      `SELECT event FROM audit_log WHERE event <> 'template-file.tried' ORDER BY 1`,
    )
    expect(rows.map(({ event }) => event)).toEqual([
      'campaign-template.created',
      'coupon.created',
      'creative.created',
      'template-file.imported',
    ])
  })

  test('that is ready-made fills an empty brand with templates that can be offered', async () => {
    const { status, body: file } = await app.call(
      'hondaAdmin',
      'GET',
      '/campaign-template-file/ready-made?hierarchyId=HONDA',
    )
    expect([status, file.templates.length > 10, file.creatives.length > 14]).toEqual([
      200,
      true,
      true,
    ])
    const done = await importIn('HONDA', file, '', 'hondaAdmin')
    const all = [...done.body.templates, ...done.body.creatives, ...done.body.coupons]
    expect(all.filter(({ outcome }) => outcome !== 'ADDED')).toEqual([])
    const [{ there }] = done.body.templates
    await app.call('admin', 'PUT', `/campaign-template/${there}/access`, OPEN_TO_BRAND)
    const offered = await app.call('admin', 'POST', `/campaign-template/${there}/activate`)
    expect(offered.status).toBe(200)
    expect(outcomes(await tryIn('HONDA', file)).join()).not.toMatch(/ADDED|DRAFT|REFUSED/)
  })
})
