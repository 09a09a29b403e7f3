import { templateTexts } from '@marquee/rules/templates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCreative, OPEN_TO_BRAND, templateBody } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
let creative: number

beforeAll(async () => {
  creative = await addCreative(app)
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaign_templates CASCADE; TRUNCATE audit_log; TRUNCATE coupons')
})

type Answer = Awaited<ReturnType<typeof app.call>>

const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const body = (code: string, overrides: object = {}) => templateBody(creative, code, overrides)
const create = (as: PersonName | null, code: string, overrides?: object) =>
  app.call(as, 'POST', '/campaign-template', body(code, overrides))
const open = { access: OPEN_TO_BRAND }
const update = (as: PersonName, sent: object) => app.call(as, 'PUT', '/campaign-template', sent)
const post = (as: PersonName, key: number, verb: string) =>
  app.call(as, 'POST', `/campaign-template/${key}/${verb}`)

const coupon = async (scope: string, path: string) => {
  const { rows } = await app.owner.query(
    `INSERT INTO coupons (hierarchy_id, scope, heading, offer_title, content, discounts, source, saved_by, path)
     VALUES ('HONDA', $1, 'x', '', $3, '{}', 'ECRM', 1, $2) RETURNING key`,
    [scope, path, NO_OFFERS],
  )
  return rows[0].key as number
}

describe('making a template', () => {
  test('stores all of it, and does not offer it yet [TPL-03, TPL-08]', async () => {
    const { status, body: created } = await create('hondaAdmin', 'A')
    const { hierarchyId, ...sent } = body('A')
    expect(status).toBe(201)
    expect(created).toMatchObject({ ...sent, hierarchyId, status: 'INACTIVE', version: 1 })
    const found = await app.call('dealer', 'GET', '/campaign-template/search')
    expect(found.body.totalElements).toBe(0)
  })

  test('says what sets its pieces off, where no mail date does; a caller who does not know it leaves it so [TPL-01]', async () => {
    const bought = { event: 'PURCHASE', after: 7 }
    const reminders = { category: 'REMINDERS', trigger: bought }
    const { body: created } = await create('hondaAdmin', 'A', reminders)
    expect(created.trigger).toEqual(bought)
    const { trigger: _, ...unknowing } = created
    expect((await update('hondaAdmin', unknowing)).body.trigger).toEqual(bought)
    const { body: usual } = await create('hondaAdmin', 'B', { ...reminders, trigger: null })
    expect(usual.trigger).toEqual({ event: 'LAST_VISIT', after: 150 })
    const { body: dated } = await create('hondaAdmin', 'C', { trigger: bought })
    expect(dated.trigger).toBeNull()
    const tooOften = { category: 'RECALL', trigger: { event: 'MILES', after: 5 } }
    expect((await create('hondaAdmin', 'D', tooOften)).body.fields).toEqual({
      'body.trigger.after': 'Must be a whole number from 1,000 to 100,000',
    })
  })

  test('takes an analytical model that the program knows, none, or another one that is stored already [TPL-03]', async () => {
    const unknown = { 'body.analyticalModel': templateTexts.modelUnknown }
    const guess = { analyticalModel: 'gut-feeling' }
    expect((await create('hondaAdmin', 'A', guess)).body.fields).toEqual(unknown)
    const { body: created } = await create('hondaAdmin', 'A', { analyticalModel: null })
    expect((await update('hondaAdmin', { ...created, ...guess })).body.fields).toEqual(unknown)
    const change = async (analyticalModel: string | null) => {
      const { body: now } = await app.call('hondaAdmin', 'GET', `/campaign-template/${created.key}`)
      return outcome(await update('hondaAdmin', { ...now, analyticalModel }))
    }
    expect(await change('purchase-likelihood')).toBe('200')
    // As it was saved when any text was taken.
    await app.owner.query(
      `WITH newer AS (UPDATE campaign_templates SET version = version + 1 WHERE key = $1 RETURNING version)
       INSERT INTO campaign_template_versions (template_key, version, path, content, saved_by, saved_at)
       SELECT template_key, newer.version, path,
              jsonb_set(content, '{analyticalModel}', '"gut-feeling"'), saved_by, saved_at
         FROM campaign_template_versions v, newer
        WHERE template_key = $1 AND v.version = newer.version - 1`,
      [created.key],
    )
    expect(await change('other-feeling')).toBe('400 request.invalid')
    expect(await change('gut-feeling')).toBe('200')
    expect(await change(null)).toBe('200')
    expect(await change('gut-feeling')).toBe('400 request.invalid')
  })

  test('draws its picture from its first creative [TPL-03, GEN-20]', async () => {
    const { body: created } = await create('hondaAdmin', 'A')
    expect(created.heroUrl).toMatch(/^\/api\/image\/[0-9a-f]{64}$/)
    const { rows } = await app.owner.query(
      `SELECT asset_type, path FROM image_uploads ORDER BY key DESC LIMIT 1`,
    )
    expect(rows).toEqual([{ asset_type: 'campaign-template-hero', path: TREE.honda.path }])
    const bare = { creativeTemplates: [], workflows: body('B').workflows.map(withoutChoice) }
    expect((await create('hondaAdmin', 'B', bare)).body.heroUrl).toBeNull()
  })

  test('is for authors who look after the whole brand [TPL-08, LVL-12]', async () => {
    expect(outcome(await create(null, 'A'))).toBe('401 sign-in.required')
    expect(outcome(await create('national', 'A'))).toBe('403 access.denied')
    expect(outcome(await create('districtAdmin', 'A'))).toBe('403 campaign-template.kept-above')
    expect(outcome(await create('hondaAdmin', 'A', { hierarchyId: 'ACURA' }))).toBe('404 not-found')
  })

  test('names each field where something is wrong, in the words of the specification [TPL-17, TPL-18, TPL-21, TPL-22, TPL-24]', async () => {
    const [one] = body('A').creativeTemplates
    const { status, body: answer } = await create('hondaAdmin', 'A', {
      creativeTemplates: [
        { ...one, creativeCode: '', eventCode: 'a|b', stepNumber: 7, name: 'x'.repeat(41) },
      ],
    })
    expect([status, answer.fields]).toEqual([
      400,
      {
        'body.creativeTemplates.0.creativeCode': 'Creative Code is a required field.',
        'body.creativeTemplates.0.eventCode': 'Invalid field characters.',
        'body.creativeTemplates.0.stepNumber': 'Must reference valid step number',
        'body.creativeTemplates.0.reuseCode':
          'Must reference Reuse Code on Editable Touchpoint or use Default Coupon',
        'body.creativeTemplates.0.name': 'Must be less than 41 characters.',
      },
    ])
  })

  test('refuses what belongs to another brand, or to one dealer [TPL-06, TPL-07]', async () => {
    const elsewhere = await addCreative(app, { hierarchyId: 'ACURA' })
    const [one] = body('A').creativeTemplates
    const own = await coupon('DEALER', TREE.dealer.path)
    const global = await coupon('GLOBAL', TREE.honda.path)
    const refused = await create('admin', 'A', {
      creativeTemplates: [
        { ...one, creativeTemplateKey: elsewhere, defaultCoupons: [{ couponKey: own }] },
      ],
      attachments: [attachment(999)],
      workflows: body('A').workflows.map(withoutChoice),
    })
    expect(Object.keys(refused.body.fields)).toEqual([
      'body.creativeTemplates.0.creativeTemplateKey',
      'body.creativeTemplates.0.defaultCoupons.0.couponKey',
      'body.attachments.0.key',
    ])
    const created = await create('admin', 'A', {
      creativeTemplates: [{ ...one, defaultCoupons: [{ couponKey: global }] }],
      attachments: [attachment(global)],
    })
    expect(created.body).toMatchObject({ couponBodyKey: global, couponBulletKey: null })
  })
})

const NO_OFFERS = {
  offer_1: null,
  offer_1_qualifier: null,
  A_off: null,
  disclaimer: '',
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
}

const attachment = (key: number) => ({
  key,
  type: 'CAMPAIGN_ATTACHMENT',
  name: 'Coupon Template Paragraph',
})

function withoutChoice<Flow extends { steps: readonly object[] }>(flow: Flow) {
  const creativeSelection = { filterItems: [] }
  return { ...flow, steps: flow.steps.map((step) => ({ ...step, creativeSelection })) }
}

describe('saving a template', () => {
  test('takes it back whole as it was read, as its next version [TPL-08, API-04]', async () => {
    const { body: created } = await create('hondaAdmin', 'A')
    const saved = await update('hondaAdmin', { ...created, name: 'Changed' })
    expect(saved.body).toMatchObject({ name: 'Changed', version: 2, key: created.key })
    const unknown = await update('hondaAdmin', { ...saved.body, price: 1 })
    expect(unknown.body.fields).toEqual({ 'body.price': 'This field is not known here.' })
  })

  test('leaves every version as it was, for the campaigns that began with it [TPL-08]', async () => {
    const { body: created } = await create('hondaAdmin', 'A', open)
    await update('hondaAdmin', { ...created, name: 'Changed' })
    const read = async (version: string) =>
      (await app.call('dealer', 'GET', `/campaign-template/${created.key}${version}`)).body
    expect(await read('?version=1')).toMatchObject({ name: 'Template A', version: 1 })
    expect(await read('?version=2')).toMatchObject({ name: 'Changed', version: 2 })
    expect(await read('')).toMatchObject({ name: 'Changed', version: 2 })
    expect(await read('?version=3')).toMatchObject({ code: 'not-found' })
    await expect(
      app.owner.query('UPDATE campaign_template_versions SET version = 9'),
    ).rejects.toThrow('A row of campaign_template_versions is never changed')
  })

  test('refuses one that another person saved meanwhile [TPL-08]', async () => {
    const { body: created } = await create('hondaAdmin', 'A')
    expect(outcome(await update('admin', { ...created, name: 'One' }))).toBe('200')
    expect(outcome(await update('hondaAdmin', { ...created, name: 'Two' }))).toBe(
      '409 campaign-template.changed-meanwhile',
    )
  })

  test('is for those who look after the whole brand [TPL-08, LVL-12]', async () => {
    const { body: created } = await create('hondaAdmin', 'A')
    expect(outcome(await update('districtAdmin', created))).toBe('403 campaign-template.kept-above')
    expect(outcome(await update('national', created))).toBe('403 access.denied')
    expect(outcome(await update('admin', { ...created, key: 999 }))).toBe('404 not-found')
  })
})

describe('the codes of a brand', () => {
  const taken = {
    'body.creativeTemplates.0.creativeCode': 'Invalid Creative Code',
    'body.creativeTemplates.0.letterCode': 'Letter Code already exists',
  }

  test('stand once, and a template keeps its own [TPL-19, TPL-20]', async () => {
    const { body: created } = await create('hondaAdmin', 'A')
    const again = await create('hondaAdmin', 'a')
    expect([again.status, again.body.fields]).toEqual([400, taken])
    expect(outcome(await update('hondaAdmin', created))).toBe('200')
    const acura = await addCreative(app, { hierarchyId: 'ACURA' })
    const other = { ...templateBody(acura, 'A'), hierarchyId: 'ACURA' }
    expect(outcome(await app.call('admin', 'POST', '/campaign-template', other))).toBe('201')
  })

  test('are free again once no newest version has them [TPL-19, TPL-20]', async () => {
    const { body: created } = await create('hondaAdmin', 'A')
    await update('hondaAdmin', { ...created, creativeTemplates: body('B').creativeTemplates })
    expect(outcome(await create('hondaAdmin', 'A'))).toBe('201')
    expect((await create('hondaAdmin', 'B')).body.fields).toEqual(taken)
  })

  test('go to one of two who take the same at once [TPL-19, TPL-20]', async () => {
    const both = await Promise.all([create('hondaAdmin', 'A'), create('admin', 'A')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(201)
    const refused = both.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(1)
    expect([400, 409]).toContain(refused[0]?.status)
    const { rows } = await app.owner.query(
      'SELECT count(*)::integer AS all FROM campaign_templates',
    )
    expect(rows).toEqual([{ all: 1 }])
  })
})

describe('a template', () => {
  test('has codes of which authors of other templates learn that they are taken [TPL-19, TPL-20]', async () => {
    const { body: created } = await create('hondaAdmin', 'A')
    const [{ creativeCode, letterCode }] = created.creativeTemplates
    const codes = (query: string) =>
      app.call('hondaAdmin', 'GET', `/campaign-template/codes?${query}`)
    expect((await codes('hierarchyId=HONDA')).body).toEqual({
      creativeCodes: [creativeCode.toLowerCase()],
      letterCodes: [letterCode.toLowerCase()],
    })
    expect((await codes(`hierarchyId=HONDA&except=${created.key}`)).body).toEqual({
      creativeCodes: [],
      letterCodes: [],
    })
    expect(outcome(await codes('hierarchyId=ACURA'))).toBe('404 not-found')
  })

  test('is duplicated with codes of its own [TPL-08, TPL-19, TPL-20]', async () => {
    const { body: created } = await create('hondaAdmin', 'A')
    const { status, body: copy } = await post('hondaAdmin', created.key, 'duplicate')
    expect(status).toBe(201)
    expect(copy).toMatchObject({
      name: 'Template A copy',
      status: 'INACTIVE',
      version: 1,
      heroUrl: created.heroUrl,
      creativeTemplates: [{ creativeCode: 'C-A-2', letterCode: 'L-A-2' }],
    })
    const [second] = (await post('hondaAdmin', created.key, 'duplicate')).body.creativeTemplates
    expect(second.creativeCode).toBe('C-A-3')
  })

  test('is offered, and offered no longer [TPL-08, TPL-10]', async () => {
    const { body: created } = await create('hondaAdmin', 'A', open)
    const offered = async () =>
      (await app.call('dealer', 'GET', '/campaign-template/search')).body.totalElements
    expect((await post('hondaAdmin', created.key, 'activate')).body.status).toBe('ACTIVE')
    expect(await offered()).toBe(1)
    expect((await post('hondaAdmin', created.key, 'deactivate')).body.status).toBe('INACTIVE')
    expect(await offered()).toBe(0)
    for (const verb of ['activate', 'deactivate', 'duplicate']) {
      expect(outcome(await post('districtAdmin', created.key, verb))).toBe(
        '403 campaign-template.kept-above',
      )
      expect(outcome(await post('hondaAdmin', 999, verb))).toBe('404 not-found')
    }
  })

  test('is not offered while a coupon that it brings is retired [TPL-07, TPL-08]', async () => {
    const global = await coupon('GLOBAL', TREE.honda.path)
    const [one] = body('A').creativeTemplates
    const creativeTemplates = [{ ...one, defaultCoupons: [{ couponKey: global }] }]
    const { body: created } = await create('hondaAdmin', 'A', { ...open, creativeTemplates })
    await app.owner.query("UPDATE coupons SET status = 'RETIRED' WHERE key = $1", [global])
    const refused = await post('hondaAdmin', created.key, 'activate')
    expect(outcome(refused)).toBe('409 campaign-template.incomplete')
    expect(refused.body.details.problems).toEqual({
      'creativeTemplates.0.defaultCoupons': templateTexts.couponRetired,
    })
    await app.owner.query("UPDATE coupons SET status = 'ACTIVE' WHERE key = $1", [global])
    expect(outcome(await post('hondaAdmin', created.key, 'activate'))).toBe('200')
  })

  test('is not offered while nobody could order from it, and says why [TPL-08]', async () => {
    const { body: created } = await create('hondaAdmin', 'A', open)
    const [workflow] = created.workflows
    const [first] = workflow.steps
    const empty = { ...first, creativeSelection: { filterItems: [] } }
    const segments = created.audienceConfiguration.audienceSegmentConfigurations
    const audienceSegmentConfigurations = segments.map((one: object) => ({
      ...one,
      isDefaultIncluded: false,
    }))
    const unusable = {
      ...created,
      workflows: [
        { ...workflow, selectAudience: true, steps: [empty, ...workflow.steps.slice(1)] },
      ],
      audienceConfiguration: { ...created.audienceConfiguration, audienceSegmentConfigurations },
    }
    const { body: saved } = await update('hondaAdmin', unusable)
    const refused = await post('hondaAdmin', created.key, 'activate')
    expect(outcome(refused)).toBe('409 campaign-template.incomplete')
    expect(refused.body.details.missing).toEqual([
      templateTexts.creativeMissing,
      templateTexts.segmentMissing,
    ])
    // By the path of each, so that a screen can lead there.
    expect(refused.body.details.problems).toEqual({
      'workflows.0.steps.0.creativeSelection.filterItems': templateTexts.creativeMissing,
      'audienceConfiguration.audienceSegmentConfigurations': templateTexts.segmentMissing,
    })

    const whole = await update('hondaAdmin', { ...created, version: saved.version })
    expect((await post('hondaAdmin', created.key, 'activate')).body.status).toBe('ACTIVE')
    const { version } = whole.body
    const broken = await update('hondaAdmin', { ...unusable, version, status: 'ACTIVE' })
    expect([broken.status, broken.body.fields]).toEqual([
      400,
      {
        'body.workflows.0.steps.0.creativeSelection.filterItems': templateTexts.creativeMissing,
        'body.audienceConfiguration.audienceSegmentConfigurations': templateTexts.segmentMissing,
      },
    ])
  })

  test('is not offered where no creative of a step is made for a channel that it sends by [TPL-08]', async () => {
    const paper = await addCreative(app, {
      fulfillmentChannels: ['DIRECT_MAIL'],
      emailDesign: null,
    })
    const { body: created } = await app.call(
      'hondaAdmin',
      'POST',
      '/campaign-template',
      templateBody(paper, 'PAPER', open),
    )
    const refused = await post('hondaAdmin', created.key, 'activate')
    expect(outcome(refused)).toBe('409 campaign-template.incomplete')
    expect(refused.body.details.missing).toEqual([templateTexts.creativeNotMadeFor('Email')])
  })

  test('leaves word of who did what, without a text [TPL-08]', async () => {
    const { body: created } = await create('hondaAdmin', 'A', open)
    await update('hondaAdmin', created)
    await post('hondaAdmin', created.key, 'activate')
    await post('hondaAdmin', created.key, 'deactivate')
    await post('hondaAdmin', created.key, 'duplicate')
    const { rows } = await app.owner.query('SELECT event, details FROM audit_log ORDER BY key')
    const { key } = created
    expect(rows).toEqual([
      {
        event: 'campaign-template.created',
        details: { key, hierarchyId: 'HONDA', ...OPEN_TO_BRAND },
      },
      { event: 'campaign-template.changed', details: { key, version: 2 } },
      { event: 'campaign-template.activated', details: { key } },
      { event: 'campaign-template.deactivated', details: { key } },
      { event: 'campaign-template.duplicated', details: { key: expect.any(Number), from: key } },
    ])
  })
})
