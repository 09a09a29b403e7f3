import { dynamicField } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import type { ChannelOption } from '../channels/index.ts'
import { creativeTexts } from '../creatives/index.ts'
import {
  codesOf,
  copyOf,
  couponTextKeys,
  offeringProblems,
  SEASONS,
  selectsAudience,
  stepsOf,
  takenCodesProblems,
  templateProblems,
  templateTexts,
  type CampaignTemplate,
  type TemplateCreative,
  type TemplateStep,
  unsentProblems,
} from './index.ts'

const day = (text: string) => text as CalendarDate
const open = { startDate: null, endDate: null }
const channel = (fulfillmentChannel: ChannelOption['fulfillmentChannel']): ChannelOption => ({
  fulfillmentChannel,
  fulfillmentChannelVariation: null,
  optionality: 'OPTIONAL',
  isFulfillableAlone: true,
})
const EMAIL = channel('EMAIL')
const MAIL = channel('DIRECT_MAIL')

const step = (number: number, overrides: Partial<TemplateStep> = {}): TemplateStep => ({
  key: number,
  number,
  name: `Step ${number}`,
  optionality: 'REQUIRED',
  daysAfterStart: 0,
  daysToSecondEmail: 5,
  fulfillmentOptions: [EMAIL],
  fulfillmentVariationOptions: [],
  fields: [],
  creativeSelection: { filterItems: [] },
  targetAttachmentCount: 1,
  isCouponCustomizable: true,
  ...overrides,
})
const creative = (
  stepNumber: number,
  overrides: Partial<TemplateCreative> = {},
): TemplateCreative => ({
  creativeTemplateKey: 11,
  stepNumber,
  name: '',
  creativeCode: `C${stepNumber}`,
  eventCode: 'E',
  letterCode: '',
  reuseCode: `R${stepNumber}`,
  defaultCoupons: [],
  ...overrides,
})
const template = (overrides: Partial<CampaignTemplate> = {}): CampaignTemplate => ({
  name: 'Spring',
  description: '',
  category: 'ON_DEMAND',
  type: 'STANDARD',
  canSelectWaves: false,
  isBillingDeferred: false,
  trigger: null,
  mailDate: null,
  secondMailDate: null,
  isMailDateLocked: false,
  seasonals: [],
  attachments: [],
  campaignExecution: { startDateSelectionMode: 'FREE' },
  enrollmentStartDate: null,
  enrollmentEndDate: null,
  campaignEndDate: null,
  mailWindow: open,
  customizationPeriod: open,
  leadTimes: [],
  minimumOrderValue: 0,
  audienceConfiguration: {
    audienceSegmentConfigurations: [],
    smartAudienceDefaultIncluded: false,
  },
  distanceFilteringMax: null,
  analyticalModel: null,
  channelOptions: [EMAIL],
  priceBook: { prices: [{ option: 'EMAIL', pricePerPiece: 0 }], discount: null },
  workflows: [{ key: 1, selectAudience: true, steps: [step(1)] }],
  creativeTemplates: [creative(1)],
  ...overrides,
})
const steps = (...all: TemplateStep[]) => [{ key: 1, selectAudience: false, steps: all }]
const problems = (overrides: Partial<CampaignTemplate>) => templateProblems(template(overrides))
const ofCreative = (overrides: Partial<TemplateCreative>) =>
  problems({ creativeTemplates: [creative(1, overrides)] })

test('a template in order has no problems [TPL-03]', () => {
  expect(problems({})).toEqual({})
  expect(selectsAudience(template())).toBe(true)
  expect(stepsOf(template()).map(({ number }) => number)).toEqual([1])
})

describe('codes', () => {
  const code = 'creativeTemplates.0.creativeCode'
  const event = 'creativeTemplates.0.eventCode'

  test.for([
    [{ creativeCode: '' }, code, 'Creative Code is a required field.'],
    [{ creativeCode: ' ' }, code, 'Creative Code is a required field.'],
    [{ creativeCode: 'a|b' }, code, 'Invalid field characters.'],
    [{ creativeCode: 'a^b' }, code, 'Invalid field characters.'],
    [{ creativeCode: 'x'.repeat(31) }, code, 'Max characters allowed: 30'],
    [{ eventCode: '' }, event, 'Event Code is a required field.'],
    [{ eventCode: '|' }, event, 'Invalid field characters.'],
    [{ eventCode: '^' }, event, 'Invalid field characters.'],
    [{ letterCode: 'a|b' }, 'creativeTemplates.0.letterCode', 'Invalid field characters.'],
  ] as const)('%j: %s says %s [TPL-17, TPL-18]', ([overrides, path, message]) => {
    expect(ofCreative(overrides)).toEqual({ [path]: message })
  })

  test('may be as long as 30 characters, and hold a comma [TPL-17, TPL-18]', () => {
    expect(ofCreative({ creativeCode: 'x'.repeat(30), eventCode: 'a,b' })).toEqual({})
    expect(ofCreative({ creativeCode: 'x'.repeat(29) })).toEqual({})
  })

  test('occur once in a template, without regard to case [TPL-19, TPL-20]', () => {
    const two = (overrides: Partial<TemplateCreative>) =>
      problems({
        creativeTemplates: [
          creative(1, { letterCode: 'L' }),
          creative(1, { reuseCode: 'R', ...overrides }),
        ],
      })
    expect(two({ creativeCode: ' c1 ' })).toEqual({
      'creativeTemplates.1.creativeCode': 'Invalid Creative Code',
    })
    expect(two({ creativeCode: 'C2', letterCode: 'l' })).toEqual({
      'creativeTemplates.1.letterCode': 'Letter Code already exists',
    })
    expect(two({ creativeCode: 'C2' })).toEqual({})
  })

  test('stand once in a brand [TPL-19, TPL-20]', () => {
    const overrides = { creativeTemplates: [creative(1, { letterCode: 'L1' })] }
    const taken = { CREATIVE: new Set(['c1']), LETTER: new Set(['l1']) }
    expect(takenCodesProblems(overrides, taken)).toEqual({
      'creativeTemplates.0.creativeCode': 'Invalid Creative Code',
      'creativeTemplates.0.letterCode': 'Letter Code already exists',
    })
    const others = { CREATIVE: new Set(['l1']), LETTER: new Set(['c1']) }
    expect(takenCodesProblems({ creativeTemplates: [creative(1)] }, others)).toEqual({})
    expect(codesOf(overrides)).toEqual({ CREATIVE: ['C1'], LETTER: ['L1'] })
  })

  test('of a copy are the next free ones [TPL-19, TPL-20]', () => {
    const long = 'x'.repeat(30)
    const original = template({
      name: 'N'.repeat(80),
      creativeTemplates: [creative(1, { letterCode: 'L' }), creative(1, { creativeCode: long })],
    })
    const copy = copyOf(original, { CREATIVE: new Set(['c1', 'c1-2']), LETTER: new Set(['l']) })
    expect(copy.creativeTemplates.map(({ creativeCode }) => creativeCode)).toEqual([
      'C1-3',
      `${'x'.repeat(28)}-2`,
    ])
    expect(copy.creativeTemplates.map(({ letterCode }) => letterCode)).toEqual(['L-2', ''])
    expect(copy.name).toHaveLength(80)
    expect(templateProblems(copy)).toEqual({})
  })
})

test.for([0, 2, 99])('the step number %d is not one of the steps [TPL-21]', (stepNumber) => {
  const overrides = {
    creativeTemplates: [creative(stepNumber, { defaultCoupons: [{ couponKey: 1 }] })],
  }
  expect(problems(overrides)).toEqual({
    'creativeTemplates.0.stepNumber': 'Must reference valid step number',
  })
})

describe('a touchpoint with fixed coupons', () => {
  const workflows = steps(step(1), step(2, { isCouponCustomizable: false }))
  const second = (overrides: Partial<TemplateCreative>) =>
    problems({ workflows, creativeTemplates: [creative(1), creative(2, overrides)] })
  const wrong = {
    'creativeTemplates.1.reuseCode':
      'Must reference Reuse Code on Editable Touchpoint or use Default Coupon',
  }

  test('takes those of one that is edited, or brings its own [TPL-06, TPL-22]', () => {
    expect(second({ reuseCode: 'R1' })).toEqual({})
    expect(second({ reuseCode: ' r1 ' })).toEqual({})
    expect(second({ reuseCode: '', defaultCoupons: [{ couponKey: 5 }] })).toEqual({})
  })

  test.for(['', 'R2', 'R3', 'R'])('cannot take those of %j [TPL-22]', (reuseCode) => {
    expect(second({ reuseCode })).toEqual(wrong)
  })
})

test.for([
  ['x'.repeat(39), undefined],
  ['x'.repeat(40), undefined],
  ['🚗'.repeat(40), undefined],
  ['', undefined],
  ['x'.repeat(41), 'Must be less than 41 characters.'],
  ['x'.repeat(10_000), 'Must be less than 41 characters.'],
  ['a,b', 'Invalid field characters.'],
  ['a|b', 'Invalid field characters.'],
  ['a^b', 'Invalid field characters.'],
] as const)('the optional name %j: %s [TPL-24]', ([name, message]) => {
  expect(ofCreative({ name })).toEqual(message ? { 'creativeTemplates.0.name': message } : {})
})

describe('of the whole template is named', () => {
  const price = { option: 'EMAIL' as const, pricePerPiece: 1 }
  const segment = { segmentType: 'NEW' as const, isDisabled: false, isDefaultIncluded: true }
  const filter = { filterItems: [{ name: 'x', creativeTemplateKey: 99 }] }

  test.for<[Partial<CampaignTemplate>, string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ description: 'x'.repeat(601) }, 'description'],
    [
      { enrollmentStartDate: day('2027-02-02'), enrollmentEndDate: day('2027-02-01') },
      'enrollmentEndDate',
    ],
    [
      { mailWindow: { startDate: day('2027-02-02'), endDate: day('2027-02-01') } },
      'mailWindow.endDate',
    ],
    [{ isMailDateLocked: true }, 'mailDate'],
    [{ secondMailDate: day('2027-02-01') }, 'secondMailDate'],
    [
      {
        canSelectWaves: true,
        mailDate: day('2027-02-01'),
        secondMailDate: day('2027-02-01'),
      },
      'secondMailDate',
    ],
    [{ channelOptions: [EMAIL, EMAIL] }, 'channelOptions.1'],
    [
      { channelOptions: [EMAIL, { ...EMAIL, fulfillmentChannelVariation: 'EMAIL' }] },
      'channelOptions.1',
    ],
    [{ channelOptions: [EMAIL, MAIL] }, 'priceBook.prices'],
    [{ priceBook: { prices: [price, price], discount: null } }, 'priceBook.prices.1.option'],
    [
      { priceBook: { prices: [price], discount: { base: 1, cap: 1, minimum: 2, maximum: 1 } } },
      'priceBook.discount.maximum',
    ],
    [
      {
        audienceConfiguration: {
          audienceSegmentConfigurations: [segment, segment],
          smartAudienceDefaultIncluded: false,
        },
      },
      'audienceConfiguration.audienceSegmentConfigurations.1.segmentType',
    ],
    [{ workflows: [], creativeTemplates: [] }, 'workflows'],
    [{ workflows: steps(step(1, { name: '' })) }, 'workflows.0.steps.0.name'],
    [{ workflows: steps(step(1), step(1, { key: 2 })) }, 'workflows.0.steps.1.number'],
    [{ workflows: steps(step(1), step(2, { key: 1 })) }, 'workflows.0.steps.1.key'],
    [
      { workflows: steps(step(1, { fulfillmentOptions: [] })) },
      'workflows.0.steps.0.fulfillmentOptions',
    ],
    [
      { workflows: steps(step(1, { fulfillmentOptions: [MAIL] })) },
      'workflows.0.steps.0.fulfillmentOptions.0',
    ],
    [
      { workflows: steps(step(1, { creativeSelection: filter })) },
      'workflows.0.steps.0.creativeSelection.filterItems.0.creativeTemplateKey',
    ],
    [{ seasonals: [{ season: 'FALL', templateKey: 1 }] }, 'seasonals'],
    [{ category: 'ANNUAL_SEASONAL' }, 'seasonals'],
  ])('%j: %s [TPL-03, TPL-05, TPL-08]', ([overrides, path]) => {
    expect(Object.keys(problems(overrides))).toEqual([path])
  })

  test('what a seasonal and an annual template need [TPL-03]', () => {
    expect(Object.keys(problems({ category: 'SEASONAL' }))).toEqual([
      'enrollmentStartDate',
      'enrollmentEndDate',
    ])
    const seasonals = SEASONS.map((season, at) => ({ season, templateKey: at + 1 }))
    expect(problems({ category: 'ANNUAL_SEASONAL', seasonals })).toEqual({})
  })

  test('a field of a step that is not described as its kind needs [FRM-16]', () => {
    const field = dynamicField({ name: 'mileage', type: 'NUMBER', min: 1 })
    const workflows = [{ key: 1, selectAudience: true, steps: [step(1, { fields: [field] })] }]
    expect(problems({ workflows })).toEqual({
      'workflows.0.steps.0.fields.0.max': creativeTexts.numberBounds,
    })
  })

  test('an offer without any channel, as all are hidden [TPL-03]', () => {
    const channelOptions = [{ ...EMAIL, optionality: 'DISABLED' as const }]
    expect(Object.keys(problems({ channelOptions }))).toContain('channelOptions')
  })
})

test.for([
  [1, 1, 'REQUIRED', undefined],
  [0, 1, 'REQUIRED', templateTexts.couponsWithoutRoom(1)],
  [1, 2, 'OPTIONAL', templateTexts.couponsWithoutRoom(2)],
  [0, 2, 'DISABLED', undefined],
] as const)(
  'a piece with room for %d whose creative brings %d coupons is offered, where its step is %s: unless %s [TPL-08]',
  ([targetAttachmentCount, brought, optionality, problem]) => {
    const filterItems = [{ name: 'Road', creativeTemplateKey: 11 }]
    const one = step(1, { targetAttachmentCount, optionality, creativeSelection: { filterItems } })
    const defaultCoupons = Array.from({ length: brought }, (_, at) => ({ couponKey: at + 1 }))
    const found = offeringProblems(
      template({ workflows: steps(one), creativeTemplates: [creative(1, { defaultCoupons })] }),
    )
    expect(found['workflows.0.steps.0.targetAttachmentCount']).toBe(problem)
  },
)

test.for([
  ['email only', [EMAIL], templateTexts.creativeNeverSent('Postcard')],
  ['either channel', [EMAIL, MAIL], undefined],
  [
    'mail only, which the other one is not made for',
    [MAIL],
    templateTexts.creativeNeverSent('Note'),
  ],
] as const)(
  'of a postcard beside a note by email, one that could never be sent is not offered: by %s [TPL-08]',
  ([, channelOptions, problem]) => {
    const filterItems = [
      { name: 'Note', creativeTemplateKey: 11 },
      { name: 'Postcard', creativeTemplateKey: 12 },
    ]
    const fulfillmentOptions = [...channelOptions]
    const one = step(1, { fulfillmentOptions, creativeSelection: { filterItems } })
    const madeFor = new Map([
      [11, { fulfillmentChannels: ['EMAIL' as const] }],
      [12, { fulfillmentChannels: ['DIRECT_MAIL' as const] }],
    ])
    const sent = template({ channelOptions: [...channelOptions], workflows: steps(one) })
    expect(unsentProblems(sent, madeFor)).toEqual(
      problem ? { 'workflows.0.steps.0.creativeSelection.filterItems': problem } : {},
    )
  },
)

test('attachments give the keys of a coupon body and of its bullets [TPL-07]', () => {
  const type = 'CAMPAIGN_ATTACHMENT'
  expect(
    couponTextKeys([
      { key: 7, type, name: 'Coupon Template Bullet List' },
      { key: 5, type, name: 'Coupon Template Paragraph' },
    ]),
  ).toEqual({ couponBodyKey: 5, couponBulletKey: 7 })
  expect(couponTextKeys([])).toEqual({ couponBodyKey: null, couponBulletKey: null })
})
