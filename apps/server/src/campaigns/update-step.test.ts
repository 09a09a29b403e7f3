import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { templates } from '@marquee/contract/templates'
import { stepTexts } from '@marquee/rules/campaigns'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const made = { creatives: [] as number[], template: 0, coupon: 0, other: 0 }
let key: number
let steps: Record<string, any>[]

const [workflow] = templates.create.example.body.workflows
const [example] = workflow?.steps ?? []
const [known] = templates.create.example.body.creativeTemplates
const DATA = { endDate: null, sourceId: { source: 'ECRM' } }
const { scope: _, marketKey: __, ...printed } = coupons.create.example.body
const attached = (couponKey: number, overrides: object = {}) => ({
  couponKey,
  customValues: { ...printed, ...DATA, ...overrides },
})

const WITHOUT_FIELDS = { ...creatives.create.example.body.texts, disclaimer: '' }

beforeAll(async () => {
  made.creatives = [
    await addCreative(app),
    await addCreative(app, { name: 'Snow', fields: [], texts: WITHOUT_FIELDS }),
    await addCreative(app, { name: 'Elsewhere' }),
  ]
  const global = { scope: 'GLOBAL', hierarchyId: 'HONDA' }
  made.coupon = await addCoupon('hondaAdmin', global)
  made.other = await addCoupon('hondaAdmin', { scope: 'DEALER', marketKey: TREE.sibling.key })
  made.template = await addTemplate(app, made.creatives[0] as number, 'A', {
    workflows: [
      {
        ...workflow,
        steps: [
          step(1, 'REQUIRED'),
          step(2, 'OPTIONAL'),
          step(3, 'DISABLED'),
          step(4, 'OPTIONAL', false),
        ],
      },
    ],
    creativeTemplates: [
      ...[1, 2, 3].flatMap((number) => made.creatives.slice(0, 2).map((one) => own(number, one))),
      own(4, made.creatives[0] as number),
    ],
  })
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE; TRUNCATE audit_log')
  const { body } = await app.call(
    'district',
    'POST',
    `/campaign/create/${made.template}?marketKey=5`,
  )
  key = body.key
  steps = body.workflows[0].steps
})

async function addCoupon(as: PersonName, overrides: object): Promise<number> {
  const { scope, marketKey, ...rest } = coupons.create.example.body
  const { body } = await app.call(as, 'POST', '/coupon', { ...rest, endDate: null, ...overrides })
  return body.key
}

function step(number: number, optionality: string, isCouponCustomizable = true) {
  const items = number === 4 ? made.creatives.slice(0, 1) : made.creatives.slice(0, 2)
  return {
    ...example,
    key: number,
    number,
    name: `Step ${number}`,
    optionality,
    isCouponCustomizable,
    creativeSelection: {
      filterItems: items.map((creativeTemplateKey) => ({ name: 'Road', creativeTemplateKey })),
    },
  }
}

/** The first step brings a coupon, which the fourth reuses. */
function own(stepNumber: number, creativeTemplateKey: number) {
  const isFirst = stepNumber === 1
  const place = `${stepNumber}-${creativeTemplateKey}`
  return {
    ...known,
    creativeTemplateKey,
    stepNumber,
    reuseCode: [1, 4].includes(stepNumber) ? 'W1' : '',
    creativeCode: `C-${place}`,
    letterCode: `L-${place}`,
    defaultCoupons: isFirst ? [{ couponKey: made.coupon }] : [],
  }
}

/** Saves the step as it was answered, with some values replaced. */
function save(number: number, creative: object = {}, overrides: object = {}): Promise<Answer> {
  const { version: _, status: __, ...held } = steps[number - 1] as Record<string, any>
  const body = { ...held, creative: { ...held.creative, ...creative }, ...overrides }
  return app.call('district', 'PUT', `/campaign/${key}/step`, body)
}

const stepIn = ({ body }: Answer, number: number) => body.workflows[0].steps[number - 1]
const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const wrong = async (saving: Promise<Answer>) => (await saving).body.fields
const chosen = () => ({
  creativeTemplateKey: made.creatives[0],
  attachments: [attached(made.coupon)],
})

test('coupons for a piece that is not chosen yet are refused rather than lost, and the step stays as it was [CPN-01]', async () => {
  const coupons = { creativeTemplateKey: null, attachments: [attached(made.coupon)] }
  const refused = await save(1, coupons)
  expect([outcome(refused), refused.body.fields]).toEqual([
    '400 request.invalid',
    { 'body.creative.creativeTemplateKey': stepTexts.creativeFirst },
  ])
  expect(outcome(await save(1, { creativeTemplateKey: null, attachments: [] }))).toBe('200')
  expect(outcome(await save(1, chosen()))).toBe('200')
})

describe('the steps of a new campaign', () => {
  test('are used where they are required, and one without a choice has its creative and coupons [CMP-05, TCH-04]', () => {
    expect(steps.map(({ opted }) => opted)).toEqual([true, false, false, false])
    const [first, , , last] = steps
    expect(first?.creative).toMatchObject({ creativeTemplateKey: null, attachments: [] })
    expect(last?.creative).toMatchObject({
      creativeTemplateKey: made.creatives[0],
      creativeVersion: 1,
      attachments: [{ couponKey: made.coupon, customValues: { heading: printed.heading } }],
    })
  })
})

describe('saving a step', () => {
  test('pins the newest version of the creative that is chosen, and keeps it [CMP-30, CRE-06]', async () => {
    const first = await save(1, { ...chosen(), creativeVersion: 99 })
    expect(first.status).toBe(200)
    expect(stepIn(first, 1)).toMatchObject({
      version: 2,
      creative: { creativeVersion: 1, attachments: [{ couponKey: made.coupon }] },
    })
    const creative = await app.call('hondaAdmin', 'GET', `/creative-template/${made.creatives[0]}`)
    await app.call('hondaAdmin', 'PUT', '/creative-template', creative.body)
    steps = first.body.workflows[0].steps
    expect(stepIn(await save(1), 1).creative.creativeVersion).toBe(1)
    const other = await save(1, { creativeTemplateKey: made.creatives[1], values: {} })
    expect(stepIn(other, 1).creative.creativeVersion).toBe(1)
  })

  test('switches a touchpoint on as a draft, but not one that is disabled, nor off one that is required [TCH-01, TCH-04]', async () => {
    expect(stepIn(await save(2, {}, { opted: true }), 2)).toMatchObject({
      opted: true,
      status: 'DRAFT',
    })
    expect(outcome(await save(3, {}, { opted: true }))).toBe('409 campaign.touchpoint-disabled')
    expect(outcome(await save(1, {}, { opted: false }))).toBe('409 campaign.touchpoint-required')
  })

  test('refuses creatives, looks, words and coupons that are not offered, field by field [CRE-06, CMP-30]', async () => {
    expect(await wrong(save(1, { creativeTemplateKey: made.creatives[2] }))).toEqual({
      'body.creative.creativeTemplateKey': 'This creative is not offered for this touchpoint.',
    })
    expect(await wrong(save(1, { ...chosen(), variationId: 'nothing' }))).toEqual({
      'body.creative.variationId': 'This creative has no such variation.',
    })
    expect(await wrong(save(1, { ...chosen(), values: { mileage: '5', gift: '' } }))).toEqual({
      'body.creative.values.gift': 'This creative has no such field.',
      'body.creative.values.mileage': 'Mileage must be an integer between 1000 and 150000',
    })
    const three = [1, 2, 3].map(() => attached(made.coupon))
    expect(await wrong(save(1, { ...chosen(), attachments: three }))).toEqual({
      'body.creative.attachments': 'Remove one coupon: there is no room for it.',
    })
    const strange = [attached(made.other), attached(made.coupon, { disclaimer: '<script>' })]
    expect(await wrong(save(1, { ...chosen(), attachments: strange }))).toEqual({
      'body.creative.attachments.0.couponKey':
        'This coupon does not exist, or is not for this market.',
      'body.creative.attachments.1.customValues.disclaimer': 'Invalid field characters.',
    })
  })

  test('takes the source of a coupon from the library, not from the request [CMP-30]', async () => {
    const forged = attached(made.coupon, { sourceId: { source: 'MINE' } })
    const answer = await save(1, { ...chosen(), attachments: [forged] })
    expect(stepIn(answer, 1).creative.attachments[0].customValues.sourceId).toEqual({
      source: 'ECRM',
    })
  })

  test('leaves fixed coupons, and gives them those of the touchpoint that they reuse [TCH-03]', async () => {
    const ignored = await save(4, { attachments: [] }, { opted: true })
    expect(stepIn(ignored, 4).creative.attachments).toHaveLength(1)
    const mine = attached(made.coupon, { heading: 'Ours' })
    const answer = await save(1, { ...chosen(), attachments: [mine] })
    const headings = stepIn(answer, 4).creative.attachments.map(
      (one: any) => one.customValues.heading,
    )
    expect(headings).toEqual(['Ours'])
  })

  test('is refused with an old version of the step, and none is of another campaign [CMP-30]', async () => {
    const headers = { authorization: `Bearer ${await tokenFor('district')}`, 'if-match': '"1"' }
    const send = (opted: boolean) =>
      app.send({
        method: 'PUT',
        url: `/api/campaign/${key}/step`,
        payload: { ...steps[1], opted },
        headers,
      })
    const first = await send(true)
    const again = await send(true)
    expect([first.status, first.headers.etag]).toEqual([200, '"2"'])
    // The same was saved before, perhaps without its answer arriving.
    expect([again.status, again.headers.etag]).toEqual([200, '"2"'])
    expect(again.body).toEqual(first.body)
    expect(outcome(await send(false))).toBe('412 campaign.changed-meanwhile')
    const back = await app.call('district', 'PUT', `/campaign/${key}/step`, {
      ...steps[1],
      opted: false,
    })
    expect(outcome(back)).toBe('409 campaign.other-version')
    expect(back.body.details).toEqual({ sent: 1, present: 2 })
    const other = await app.call(
      'district',
      'POST',
      `/campaign/create/${made.template}?marketKey=6`,
    )
    const path = `/campaign/${other.body.key}/step`
    expect(outcome(await app.call('district', 'PUT', path, steps[1]))).toBe('404 not-found')
  })
})

describe('creatives for a step', () => {
  const save = (as: PersonName, stepKey: number) =>
    app.call(
      as,
      'GET',
      `/custom-creative-template?type=CAMPAIGN&size=10000&campaignStepKey=${stepKey}`,
    )

  test('are those that its template offers, in that order [CRE-06]', async () => {
    const { body } = await save('dealer', steps[0]?.key)
    const keys = body.customCreativeTemplates.map((one: any) => one.key)
    expect([keys, body.totalElements]).toEqual([made.creatives.slice(0, 2), 2])
    expect(outcome(await save('sibling', steps[0]?.key))).toBe('404 not-found')
  })
})
