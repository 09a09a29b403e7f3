import {
  attachedCoupon,
  BUILT_ON,
  channelOption,
  day,
  draftCampaign,
  finishedStep,
  metroCampaign,
  openTemplate,
  seedPerson,
} from '@marquee/test-kit/campaign'
import { step } from '@marquee/test-kit/two-versions'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refuse } from '../result/index.ts'
import { mayReorder, type Library } from '../campaigns/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import {
  itemsOf,
  mayRetry,
  MOST_REORDERED,
  priceChanges,
  reorderedDetails,
  reorderedSteps,
  reorderTexts,
  statusOfAll,
} from './index.ts'

const template = (overrides: Partial<CampaignTemplate> = {}) =>
  ({
    ...openTemplate,
    mailDate: null,
    secondMailDate: null,
    creativeTemplates: [],
    workflows: [{ key: 1, selectAudience: true, steps: [step(1)] }],
    ...overrides,
  }) as CampaignTemplate
const NEXT = day('2027-03-22')
const details = (overrides: Partial<Parameters<typeof reorderedDetails>[1]> = {}) => ({
  category: 'ON_DEMAND' as const,
  template: template(),
  today: BUILT_ON,
  mailDate: null,
  selectableDates: { EMAIL: [NEXT] },
  isSameMarket: true,
  isSelectable: () => true,
  ...overrides,
})

describe('the details of a reordered campaign', () => {
  test('are what they were, where all of it is still valid [CMP-31]', () => {
    const { workflows: _, ...source } = draftCampaign({ sampleRecipients: [seedPerson()] })
    const { value, notes } = reorderedDetails(source, details())
    expect(notes).toEqual([])
    expect(source).toMatchObject(value)
  })

  test.for([
    ['has passed', day('2027-02-01'), null, reorderTexts.datePassed(day('2027-02-01'))],
    ['is not offered', day('2027-03-23'), null, reorderTexts.dateNotOffered(day('2027-03-23'))],
    [
      'is wished for and not offered',
      NEXT,
      day('2027-03-24'),
      reorderTexts.dateNotOffered(day('2027-03-24')),
    ],
  ] as const)('lose a mail date that %s, and say so [CMP-31]', ([, before, mailDate, note]) => {
    const source = draftCampaign({ mailDate: before })
    const { value, notes } = reorderedDetails(source, details({ mailDate }))
    expect([value.mailDate, notes]).toEqual([null, [note]])
  })

  test('take another mail date that is wished for, and then no second wave day [CMP-31]', () => {
    const both = { mailDate: day('2027-02-01'), hasSecondWave: true }
    const source = draftCampaign({ ...both, secondMailDate: day('2027-02-15') })
    const waves = template({ canSelectWaves: true })
    const { value, notes } = reorderedDetails(source, details({ mailDate: NEXT, template: waves }))
    expect(value).toMatchObject({
      mailDate: NEXT,
      hasSecondWave: true,
      secondMailDate: null,
    })
    expect(notes).toEqual([])
  })

  test('have the mail date that the template sets, whatever is wished for [CMP-31]', () => {
    const set = template({ mailDate: day('2027-04-01'), isMailDateLocked: true })
    const { value, notes } = reorderedDetails(draftCampaign(), details({ template: set }))
    expect(value.mailDate).toBe('2027-04-01')
    expect(notes).toEqual([reorderTexts.dateFixed(day('2027-04-01'))])
  })

  test('begin with the channels of the template where theirs are offered no longer [CMP-31]', () => {
    const mail = template({
      channelOptions: [channelOption({ fulfillmentChannel: 'DIRECT_MAIL' })],
    })
    const known = details({ template: mail, selectableDates: { DIRECT_MAIL: [NEXT] } })
    const { value, notes } = reorderedDetails(draftCampaign(), known)
    expect(value.fulfillmentChannelsAndVariations).toEqual([
      { type: 'CHANNEL', value: 'DIRECT_MAIL' },
    ])
    expect(notes).toContain(reorderTexts.channels)
  })

  test('leave seeds with their dealer, and dealers out that cannot be selected [CMP-32]', () => {
    const source = { ...metroCampaign(), sampleRecipients: [seedPerson()] }
    const [selectable, ...others] = source.selectedMarketKeys
    const otherMarket = { category: 'METRO' as const, isSameMarket: false }
    const { value, notes } = reorderedDetails(
      source,
      details({ ...otherMarket, isSelectable: (key) => key === selectable }),
    )
    expect(value).toMatchObject({ selectedMarketKeys: [selectable], sampleRecipients: [] })
    expect(notes).toEqual([reorderTexts.seeds, reorderTexts.dealers(others.length)])
  })
})

const coupon = (key: number) => attachedCoupon(key).customValues
const creative = (version: number) =>
  ({
    key: 11,
    version,
    fields: [],
    variations: [],
    preview: { type: 'IMAGE' },
    minAttachments: 0,
    maxAttachments: 2,
  }) as unknown
const library = (overrides: Partial<Library> = {}): Library => ({
  creatives: new Map([[11, creative(1) as never]]),
  coupons: new Map([
    [0, coupon(0)],
    [1, coupon(1)],
  ]),
  ...overrides,
})
const sourceStep = (overrides: object = {}) => {
  const { creative: held, ...rest } = finishedStep(1)
  return { ...rest, templateStepKey: 1, creative: { ...held, creativeVersion: 1, ...overrides } }
}
const stepsOf = (held: object, overrides: Partial<Library> = {}) => {
  const both = { template: template(), before: template() }
  return reorderedSteps([sourceStep(held)], {
    ...both,
    library: library(overrides),
    today: BUILT_ON,
  })
}

describe('the steps of a reordered campaign', () => {
  test('keep creative and coupons that there are still [CMP-31]', () => {
    const { value, notes } = stepsOf({})
    expect(value[0]?.creative).toMatchObject(sourceStep().creative)
    expect(notes).toEqual([])
  })

  test('say which creative changed, and which is not offered any more [CMP-31]', () => {
    const newer = { creatives: new Map([[11, creative(2) as never]]) }
    expect(stepsOf({}, newer).notes).toEqual([reorderTexts.creativeNewer('Step 1')])
    expect(stepsOf({}, newer).value[0]?.creative.creativeVersion).toBe(2)
    const gone = stepsOf({}, { creatives: new Map() })
    expect(gone.notes).toEqual([reorderTexts.creativeGone('Step 1')])
    expect(gone.value[0]?.creative.creativeTemplateKey).toBeNull()
  })

  test('lose coupons that were retired or have ended, and say so [CMP-31]', () => {
    const ended = { ...coupon(1), endDate: day('2027-02-28') }
    const left = stepsOf({}, { coupons: new Map([[1, ended]]) })
    expect(left.value[0]?.creative.attachments).toEqual([])
    expect(left.notes).toEqual([
      reorderTexts.couponGone('Spring'),
      reorderTexts.couponGone('Spring'),
    ])
  })

  test('let a coupon end with the campaign whose own last day is over [CMP-31]', () => {
    const ending = {
      ...attachedCoupon(0),
      customValues: { ...coupon(0), endDate: day('2027-02-28') },
    }
    const { value, notes } = stepsOf({ attachments: [ending] })
    expect(value[0]?.creative.attachments[0]?.customValues.endDate).toBeNull()
    expect(notes).toEqual([reorderTexts.couponEnd('Spring', day('2027-02-28'))])
  })

  test('are those of the template now: a used one that is gone is noted, a new one begins [CMP-31]', () => {
    const now = template({ workflows: [{ key: 1, selectAudience: true, steps: [step(2)] }] })
    const both = { template: now, before: template() }
    const reordered = reorderedSteps([sourceStep()], {
      ...both,
      library: library(),
      today: BUILT_ON,
    })
    expect(reordered.value.map(({ templateStepKey }) => templateStepKey)).toEqual([2])
    expect(reordered.notes).toEqual([reorderTexts.stepGone('Step 1')])
  })
})

test('prices that changed are noted for the ways that are used [CMP-31]', () => {
  const book = (email: number) => ({
    prices: [
      { option: 'EMAIL' as const, pricePerPiece: email },
      { option: 'DIRECT_MAIL' as const, pricePerPiece: email },
    ],
    discount: null,
  })
  const chosen = [{ type: 'CHANNEL' as const, value: 'EMAIL' as const }]
  expect(priceChanges(chosen, book(500), book(650))).toEqual([
    'Email costs $0.065 a piece. It was $0.05.',
  ])
  expect(priceChanges(chosen, book(500), book(500))).toEqual([])
})

test('each campaign is made for each market once, up to a thousand [BULK-02, BULK-06]', () => {
  const keys = fc.uniqueArray(fc.integer({ min: 1, max: 2_000 }), { maxLength: 60 })
  fc.assert(
    fc.property(keys, keys, (campaignKeys, marketKeys) => {
      const items = itemsOf([...campaignKeys, ...campaignKeys], marketKeys)
      const count = campaignKeys.length * Math.max(1, marketKeys.length)
      expect(items.ok).toBe(count <= MOST_REORDERED)
      if (items.ok) expect(new Set(items.value.map((one) => JSON.stringify(one))).size).toBe(count)
    }),
  )
})

test.for([
  [{ PENDING: 1, COMPLETED: 2, FAILED: 3 }, 'PENDING', false],
  [{ PENDING: 0, COMPLETED: 2, FAILED: 3 }, 'FAILED', true],
  [{ PENDING: 0, COMPLETED: 2, FAILED: 0 }, 'COMPLETED', false],
] as const)('%o is %s, to be tried again: %s [GEN-19, BULK-07]', ([counts, status, retry]) => {
  expect([statusOfAll(counts), mayRetry(counts, counts.FAILED).ok]).toEqual([status, retry])
})

test('what failed for good is not tried again: another try would change nothing [BULK-07]', () => {
  const counts = { PENDING: 0, COMPLETED: 2, FAILED: 3 }
  expect(mayRetry(counts, 0)).toEqual(refuse('reorder.nothing-to-retry'))
  expect(mayRetry(counts, 1).ok).toBe(true)
})

test.for([
  [{}, ['CAN_SUBMIT_ORDER'], undefined],
  [{ status: 'DRAFT' }, ['CAN_SUBMIT_ORDER'], undefined],
  [{ category: 'METRO' }, ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'], undefined],
  [{ category: 'METRO' }, ['CAN_SUBMIT_ORDER'], 'campaign.several-dealers-only'],
  [{ category: 'METRO', parentCampaignKey: 7 }, ['CAN_SUBMIT_ORDER'], 'campaign.follows-parent'],
  [{ annualCampaignKey: 7 }, ['CAN_SUBMIT_ORDER'], 'campaign.follows-enrollment'],
  [{ status: 'BULKREORDER' }, ['CAN_SUBMIT_ORDER'], 'reorder.not-yet'],
  [{ category: 'ANNUAL_SEASONAL' }, ['CAN_SUBMIT_ORDER'], 'campaign.annual'],
] as const)(
  '%o is made again by %o unless %s [CMP-31, LVL-12]',
  ([overrides, permissions, reason]) => {
    const campaign = {
      status: 'COMPLETED',
      category: 'SEASONAL',
      parentCampaignKey: null,
      annualCampaignKey: null,
    } as const
    const allowed = mayReorder(permissions, { ...campaign, ...overrides })
    expect(allowed.ok ? undefined : allowed.reason).toBe(reason)
  },
)
