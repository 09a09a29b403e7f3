import { templates } from '@marquee/contract/templates'
import { templateTexts } from '@marquee/rules/templates'
import { describe, expect, test } from 'vitest'
import { replyExample } from '../../../../api/testing/examples.ts'
import {
  differencesOf,
  merged,
  valuesOf,
  type CreativeValues,
  type TemplateValues,
} from '../../../../widgets/templates/index.ts'
import { BLANK, exchanged, nextStep, withCoupon } from './blank.rules.ts'
import { contentOf } from './content.rules.ts'
import { fieldOf, inOrder, paneOf, problemsIn } from './problems.rules.ts'

const example = replyExample(templates.read)
const values = valuesOf(example)
const [creative] = values.creativeTemplates as [CreativeValues]
const [workflow] = values.workflows
const [step] = workflow?.steps ?? []
if (!workflow || !step) throw new Error('The example has a step.')

const withCreatives = (...parts: Partial<CreativeValues>[]): TemplateValues => ({
  ...values,
  creativeTemplates: parts.map((part) => ({ ...creative, ...part })),
})
const second = { ...step, key: 2, number: '2', name: 'Email', fields: [] }
const withSteps = (...steps: (typeof step)[]): TemplateValues => ({
  ...values,
  workflows: [{ ...workflow, steps }],
})

describe('what is sent', () => {
  test('is what was read where nobody typed anything [TPL-03, TPL-05, TPL-07, TPL-08]', () => {
    const { audienceConfiguration: _, ...content } = contentOf(values)
    expect(example).toMatchObject(content)
    const { body } = templates.create
    expect(body.safeParse({ hierarchyId: 'HONDA', ...contentOf(values) }).success).toBe(true)
  })

  test('says of each segment whether it is offered and chosen [TPL-05]', () => {
    const segments = { ...values.segments, NEW: 'CHOSEN', INACTIVE: 'OFF' } as const
    const { audienceConfiguration } = contentOf({ ...values, segments })
    expect(audienceConfiguration.audienceSegmentConfigurations).toEqual([
      { segmentType: 'NEW', isDisabled: false, isDefaultIncluded: true },
      { segmentType: 'ACTIVE', isDisabled: false, isDefaultIncluded: false },
      { segmentType: 'LAPSED', isDisabled: false, isDefaultIncluded: true },
      { segmentType: 'INACTIVE', isDisabled: true, isDefaultIncluded: false },
    ])
  })

  test('says what sets it off only where no mail date does [TPL-01]', () => {
    const trigger = { event: 'PURCHASE', after: '7' } as const
    const sent = (changed: Partial<TemplateValues>) =>
      contentOf({ ...values, trigger, ...changed }).trigger
    expect(sent({ category: 'REMINDERS' })).toEqual({ event: 'PURCHASE', after: 7 })
    expect(sent({ category: 'ON_DEMAND' })).toBeNull()
    const recall = { event: 'OPEN_RECALL', after: 'soon' } as const
    expect(sent({ category: 'RECALL', trigger: recall })).toEqual({
      event: 'OPEN_RECALL',
      after: 0,
    })
  })

  test('carries prices to a hundredth of a cent, and no discount where none is wanted [GEN-22]', () => {
    const prices = { ...values.prices, EMAIL: '.0425', DIRECT_MAIL: '$0.69' }
    expect(contentOf({ ...values, prices, hasDiscount: false }).priceBook).toEqual({
      prices: [
        { option: 'EMAIL', pricePerPiece: 425 },
        { option: 'DIRECT_MAIL', pricePerPiece: 6900 },
      ],
      discount: null,
    })
  })

  test('names the coupons of the paragraph and of the bullet list [TPL-07]', () => {
    const sent = contentOf({ ...values, couponTexts: { body: '', bullets: '8' } })
    expect(sent.attachments).toEqual([
      { key: 8, type: 'CAMPAIGN_ATTACHMENT', name: 'Coupon Template Bullet List' },
    ])
  })
})

describe('what is wrong', () => {
  test('is a number of days or miles that cannot be, where it counts [TPL-01]', () => {
    const found = (event: 'LAST_VISIT' | 'MILES' | 'OPEN_RECALL', after: string, more = {}) =>
      problemsIn({ ...values, category: 'REMINDERS', trigger: { event, after }, ...more })[
        'trigger.after'
      ]
    expect(found('LAST_VISIT', '150')).toBeUndefined()
    expect(found('LAST_VISIT', '')).toBe('Required')
    expect(found('LAST_VISIT', '-1')).toBe('Must be a whole number from 0 to 100,000')
    expect(found('MILES', '5')).toBe('Must be a whole number from 1,000 to 100,000')
    expect(found('OPEN_RECALL', 'soon')).toBeUndefined()
    expect(found('LAST_VISIT', '', { category: 'ON_DEMAND' })).toBeUndefined()
  })

  test('is nothing with the example', () => {
    expect(problemsIn(values)).toEqual({})
  })

  test('with an empty template is told at a field for each thing that is missing', () => {
    expect(problemsIn(valuesOf(BLANK))).toEqual({
      hierarchyId: 'Required',
      name: 'Required',
      channelOptions: templateTexts.optionMissing,
      workflows: templateTexts.stepMissing,
    })
  })

  test.for([
    ['creativeCode', '', 'Creative Code is a required field.'],
    ['creativeCode', 'A|B', 'Invalid field characters.'],
    ['eventCode', ' ', 'Event Code is a required field.'],
    ['eventCode', 'A^B', 'Invalid field characters.'],
    ['stepNumber', '7', 'Must reference valid step number'],
    ['name', 'x'.repeat(41), 'Must be less than 41 characters.'],
    ['name', 'a,b', 'Invalid field characters.'],
  ] as const)(
    'the %s %j of a creative is told at its field: %s [TPL-17, TPL-18, TPL-21, TPL-24]',
    ([part, typed, message]) => {
      expect(problemsIn(withCreatives({ [part]: typed }))).toEqual({
        [`creativeTemplates.0.${part}`]: message,
      })
    },
  )

  test('a code that stands twice is told at the second [TPL-19, TPL-20]', () => {
    expect(problemsIn(withCreatives({}, {}))).toEqual({
      'creativeTemplates.1.creativeCode': 'Invalid Creative Code',
      'creativeTemplates.1.letterCode': 'Letter Code already exists',
    })
  })

  test('a touchpoint that nobody edits needs a reuse code of one that is edited, or a coupon [TPL-22]', () => {
    const fixed = { ...second, isCouponCustomizable: false }
    const two = {
      ...withSteps(step, fixed),
      creativeTemplates: [
        creative,
        { ...creative, stepNumber: '2', creativeCode: 'X', letterCode: '', reuseCode: 'no' },
      ],
    }
    const [first, other] = two.creativeTemplates as [CreativeValues, CreativeValues]
    const place = 'creativeTemplates.1.reuseCode'
    const without = { ...other, defaultCoupons: [] }
    expect(problemsIn({ ...two, creativeTemplates: [first, without] })).toEqual({
      [place]: 'Must reference Reuse Code on Editable Touchpoint or use Default Coupon',
    })
    const reusing = { ...without, reuseCode: first.reuseCode }
    expect(problemsIn({ ...two, creativeTemplates: [first, reusing] })).toEqual({})
    expect(problemsIn(two)).toEqual({})
  })

  test('numbers and days that are none are told before anything is sent', () => {
    const typed: TemplateValues = {
      ...values,
      minimumOrderValue: '1.234',
      distanceFilteringMax: 'far',
      mailDate: 'unreadable',
      prices: { ...values.prices, EMAIL: '', DIRECT_MAIL: '0.12345' },
      leadTimes: { ...values.leadTimes, EMAIL: '90' },
    }
    expect(problemsIn(typed)).toEqual({
      minimumOrderValue: 'Must be a currency value with at most 2 decimals',
      distanceFilteringMax: 'Must be a whole number from 1 to 500',
      mailDate: 'Invalid Date Format',
      'prices.EMAIL': 'A price per piece is missing for: Email',
      'prices.DIRECT_MAIL': 'Must be an amount of dollars with at most 4 decimals',
      'leadTimes.EMAIL': 'Must be a whole number from 0 to 60',
    })
  })

  test('a field of a step is judged by its kind [FRM-16]', () => {
    const [known] = step.fields
    if (!known) throw new Error('The step has a field.')
    const fields = [
      { ...known, min: '5', max: '1' },
      { ...known, name: 'a b', label: '' },
    ]
    expect(problemsIn(withSteps({ ...step, fields }))).toEqual({
      'workflows.0.steps.0.fields.0.max': 'The largest number must not be below the smallest.',
      'workflows.0.steps.0.fields.1.name':
        'Must be a word such as offerEnd: letters, digits, - and _, a letter first',
      'workflows.0.steps.0.fields.1.label': 'Required',
    })
  })
})

describe('where a problem belongs', () => {
  test.for([
    ['name', 'name', 'basics'],
    ['priceBook.discount.maximum', 'discount.maximum', 'channels'],
    ['priceBook.prices', 'prices.EMAIL', 'channels'],
    ['channelOptions.1', 'channelOptions', 'channels'],
    ['audienceConfiguration.audienceSegmentConfigurations.0', 'segments.NEW', 'audience'],
    ['workflows.0.steps.1.fulfillmentOptions.0', 'workflows.0.steps.1.fulfillmentOptions', 'steps'],
    ['workflows.0.steps.1.key', 'workflows.0.steps.1.name', 'steps'],
    ['creativeTemplates.3.creativeTemplateKey', 'creativeTemplates.3.name', 'steps'],
    [
      'creativeTemplates.3.defaultCoupons.0.couponKey',
      'creativeTemplates.3.defaultCoupons',
      'steps',
    ],
    ['attachments.0.key', 'couponTexts.body', 'coupons'],
  ] as const)('%s is told at %s, in %s', ([path, field, pane]) => {
    expect(fieldOf(path, values)).toBe(field)
    expect(paneOf(field)).toBe(pane)
  })

  test('the first problem is the first in the order of the panes and of their items', () => {
    expect(
      inOrder([
        'creativeTemplates.10.name',
        'creativeTemplates.2.name',
        'workflows.0.steps.0.fields.0.label',
        'workflows.0.steps.0.name',
        'name',
        'hierarchyId',
      ]),
    ).toEqual([
      'hierarchyId',
      'name',
      'workflows.0.steps.0.name',
      'workflows.0.steps.0.fields.0.label',
      'creativeTemplates.2.name',
      'creativeTemplates.10.name',
    ])
  })
})

describe('changing', () => {
  test('a further step has the next number and every way of sending that is offered', () => {
    expect(nextStep(withSteps(step, second))).toMatchObject({
      key: 3,
      number: '3',
      fulfillmentOptions: values.channelOptions,
    })
  })

  test('steps that change places keep their numbers in order, and creatives stay with their step', () => {
    const turned = exchanged(withSteps(step, second), 0, 0, 1)
    expect(turned.workflows[0]?.steps.map(({ number, name }) => `${number} ${name}`)).toEqual([
      '1 Email',
      '2 Postcard',
    ])
    expect(turned.creativeTemplates[0]?.stepNumber).toBe('2')
  })

  test('a coupon that is brought back goes where it was asked for, once [CPN-15, CPN-16]', () => {
    expect(withCoupon(values, 'couponTexts.bullets', 7).couponTexts.bullets).toBe('7')
    const field = 'creativeTemplates.0.defaultCoupons'
    const once = withCoupon(values, field, 7)
    expect(once.creativeTemplates[0]?.defaultCoupons).toEqual([{ couponKey: 21 }, { couponKey: 7 }])
    expect(withCoupon(once, field, 7)).toBe(once)
    expect(withCoupon(values, undefined, 7)).toBe(values)
  })

  test('what somebody else saved is told in the words of the form, and joined part by part', () => {
    const theirs = valuesOf({
      ...example,
      description: 'Theirs',
      canSelectWaves: false,
      category: 'METRO',
      creativeTemplates: [],
    })
    expect(differencesOf(values, theirs)).toEqual([
      `Description: Theirs (before: ${example.description})`,
      'Category: Metro Mailer (before: Objective Focused)',
      'Dealers may choose between two mail dates (waves): no (before: yes)',
      'HWRC-01 Road was removed',
    ])
    const mine = { ...values, name: 'Mine', description: 'Mine too' }
    expect(merged(values, mine, theirs)).toMatchObject({
      name: 'Mine',
      description: 'Mine too',
      category: 'METRO',
      creativeTemplates: [],
    })
  })
})
