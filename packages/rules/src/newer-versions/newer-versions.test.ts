import {
  attachedCoupon,
  BUILT_ON,
  channelOption,
  day,
  draftCampaign,
  openTemplate,
  seedPerson,
} from '@marquee/test-kit/campaign'
import { describe, expect, test } from 'vitest'
import {
  detailsNames,
  picked,
  type CampaignDetails,
  type PresentCreative,
  type Standing,
} from '../campaigns/index.ts'
import { reorderTexts, type NewStep } from '../reorders/index.ts'
import type { CampaignTemplate, TemplateStep } from '../templates/index.ts'
import {
  carriedCampaign,
  isVersionSeen,
  mayTakeVersion,
  newerVersionTexts as texts,
  notesInWords,
  wordsOfTaken,
  type Work,
} from './index.ts'

const MAILED = day('2027-03-22')
const LATER = day('2027-03-29')
const [EMAIL, MAIL] = openTemplate.channelOptions

const step = (key: number, overrides: Partial<TemplateStep> = {}): TemplateStep => ({
  key,
  number: key,
  name: `Step ${key}`,
  optionality: 'REQUIRED',
  daysAfterStart: 0,
  fulfillmentOptions: [],
  fulfillmentVariationOptions: [],
  targetAttachmentCount: 2,
  isCouponCustomizable: true,
  fields: [],
  creativeSelection: {
    filterItems: [
      { name: 'Oil', creativeTemplateKey: 11 },
      { name: 'Tires', creativeTemplateKey: 12 },
    ],
  },
  ...overrides,
})
const only = (creativeTemplateKey: number, name: string) => ({
  creativeSelection: { filterItems: [{ name, creativeTemplateKey }] },
})

const workflow = (...steps: TemplateStep[]) => [{ key: 1, selectAudience: true, steps }]
const template = (overrides: Partial<CampaignTemplate> = {}) =>
  ({
    ...openTemplate,
    category: 'ON_DEMAND',
    type: 'STANDARD',
    mailDate: null,
    secondMailDate: null,
    minimumOrderValue: 0,
    priceBook: { prices: [{ option: 'EMAIL', pricePerPiece: 400 }], discount: null },
    audienceConfiguration: {
      audienceSegmentConfigurations: [],
      smartAudienceDefaultIncluded: false,
    },
    distanceFilteringMax: null,
    analyticalModel: null,
    creativeTemplates: [],
    workflows: workflow(step(1), step(2, { optionality: 'OPTIONAL' })),
    ...overrides,
  }) as CampaignTemplate

const piece = (key: number) =>
  ({
    key,
    version: 5,
    name: key === 11 ? 'Oil' : 'Tires',
    fields: [],
    variations: [],
    preview: { type: 'IMAGE' },
    minAttachments: 0,
    maxAttachments: 3,
  }) as unknown as PresentCreative

const library = {
  creatives: new Map([
    [11, piece(11)],
    [12, piece(12)],
  ]),
  coupons: new Map([[21, attachedCoupon(21).customValues]]),
}

const heldStep = (
  templateStepKey: number,
  overrides: Partial<Omit<NewStep, 'number'>> = {},
): Omit<NewStep, 'number'> => ({
  templateStepKey,
  opted: true,
  fulfillmentChannels: ['EMAIL'],
  fulfillmentChannelVariations: [],
  creative: {
    creativeTemplateKey: 11,
    creativeVersion: 3,
    variationId: 'b',
    values: { greeting: 'Hello' },
    attachments: [attachedCoupon(7), attachedCoupon(8)],
    targetAttachmentCount: 2,
  },
  ...overrides,
})

const detailsOf = (overrides: Partial<CampaignDetails> = {}): CampaignDetails =>
  picked(
    draftCampaign({
      name: 'Spring',
      mailDate: MAILED,
      sampleRecipients: [seedPerson()],
      ...overrides,
    }),
    detailsNames,
  )

interface Case {
  before?: Partial<CampaignTemplate>
  now: Partial<CampaignTemplate>
  details?: Partial<CampaignDetails>
  steps?: Work['steps']
  hasAudience?: boolean
  offered?: readonly (typeof MAILED)[]
}

function carried({ before, now, details, steps, hasAudience = false, offered }: Case) {
  const work: Work = { details: detailsOf(details), steps: steps ?? [heldStep(1)], hasAudience }
  const dates = { EMAIL: [MAILED, LATER], DIRECT_MAIL: [MAILED, LATER] }
  const outcome = carriedCampaign(work, {
    before: template(before),
    now: template(now),
    datesBefore: dates,
    datesNow: offered ? { EMAIL: offered, DIRECT_MAIL: offered } : dates,
    today: BUILT_ON,
    library,
  })
  return { work, ...outcome }
}
const firstOf = ({ steps }: ReturnType<typeof carried>) => steps[0] as NewStep
const open = { fulfillmentOptions: [EMAIL, MAIL] as TemplateStep['fulfillmentOptions'] }
const reusable = workflow(step(1, open), step(2, { ...open, optionality: 'OPTIONAL' }))
const twoSteps = { before: { workflows: reusable } }

describe('all work on a campaign stays under a newer version of its template', () => {
  test('that says something else of none of it', () => {
    const audienced = carried({
      before: { workflows: reusable },
      now: { workflows: reusable, description: 'New words', name: 'New name' },
      steps: [heldStep(1), heldStep(2, { opted: false })],
      hasAudience: true,
    })
    const { work, details, steps, notes, stays, isAudienceOutdated } = audienced
    expect(notes).toEqual([])
    expect(isAudienceOutdated).toBe(false)
    expect(details).toEqual(work.details)
    expect(steps).toEqual(work.steps.map((one, at) => ({ ...one, number: at + 1 })))
    expect(stays).toEqual([
      'Campaign name',
      'Channels',
      'Mail date',
      'Seed recipients',
      'Audience',
      'Creative of Step 1',
      'Coupons of Step 1',
    ])
  })

  test('with the look, the words and the version of its creative, and coupons as they were changed', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: { workflows: workflow(step(1, { ...open, ...only(11, 'Engine oil'), name: 'Card' })) },
    })
    expect(firstOf(outcome).creative).toEqual(heldStep(1).creative)
    expect(outcome.stays.slice(-2)).toEqual(['Creative', 'Coupons'])
  })
})

const noMail = { channelOptions: [channelOption({ fulfillmentChannel: 'DIRECT_MAIL' })] }
const locked = { isMailDateLocked: true }
const waves = { canSelectWaves: true }
const inWaves = { hasSecondWave: true, secondMailDate: LATER }

describe('the details under a newer version', () => {
  test.for<[why: string, Case, changed: Partial<CampaignDetails>, notes: readonly string[]]>([
    [
      'begin with its channels, where theirs are not offered any more',
      { now: { ...noMail, workflows: [] }, steps: [] },
      { fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'DIRECT_MAIL' }] },
      [reorderTexts.channels],
    ],
    [
      'lose a mail date that it does not offer',
      { now: {}, offered: [LATER], steps: [] },
      { mailDate: null },
      [reorderTexts.dateNotOffered(MAILED)],
    ],
    [
      'keep a mail date that was not offered before either',
      { now: {}, details: { mailDate: day('2027-07-05') }, steps: [] },
      {},
      [],
    ],
    [
      'have the mail date that it sets',
      { now: { ...locked, mailDate: LATER }, steps: [] },
      { mailDate: LATER },
      [reorderTexts.dateFixed(LATER)],
    ],
    [
      'have no mail date where it sets none',
      { now: locked, steps: [] },
      { mailDate: null },
      [texts.dateDropped(MAILED)],
    ],
    [
      'keep a day that an administrator chose, where the date is set as before',
      { before: { ...locked, mailDate: LATER }, now: { ...locked, mailDate: LATER }, steps: [] },
      {},
      [],
    ],
    [
      'lose a date that was set before, and may not be chosen',
      { before: { ...locked, mailDate: MAILED }, now: {}, offered: [LATER], steps: [] },
      { mailDate: null },
      [reorderTexts.dateNotOffered(MAILED)],
    ],
    [
      'lose the second wave that it does not have',
      { before: waves, now: {}, details: inWaves, steps: [] },
      { hasSecondWave: false, secondMailDate: null },
      [texts.secondWave],
    ],
    [
      'keep both waves',
      { before: waves, now: { ...waves, name: 'Other' }, details: inWaves, steps: [] },
      {},
      [],
    ],
  ])('%s', ([, known, changed, notes]) => {
    const outcome = carried({
      ...known,
      now: { workflows: [], ...known.now },
      before: { workflows: [], ...known.before },
    })
    expect(outcome.details).toEqual({ ...outcome.work.details, ...changed })
    expect(outcome.notes).toEqual(notes)
  })

  test('lose the mail date in words of its own where it has passed', () => {
    const passed = day('2027-02-01')
    const outcome = carried({
      before: { ...locked, mailDate: passed },
      now: {},
      details: { mailDate: passed },
      steps: [],
    })
    expect(outcome.notes).toContain(reorderTexts.datePassed(passed))
  })
})

const fixedCoupons = { isCouponCustomizable: false }
const brings = (couponKey: number, key = 11) => [
  {
    creativeTemplateKey: key,
    stepNumber: 1,
    name: 'Oil',
    creativeCode: 'C',
    eventCode: 'E',
    letterCode: 'L',
    reuseCode: '',
    defaultCoupons: [{ couponKey }],
  },
]
const couponsOf = (outcome: ReturnType<typeof carried>) =>
  firstOf(outcome).creative.attachments.map(({ couponKey }) => couponKey)

describe('the touchpoints under a newer version', () => {
  test.for<[why: string, now: TemplateStep[], notes: readonly string[]]>([
    ['that has a step more say what is new', [step(1, open), step(3)], [texts.stepNew('Step 3')]],
    [
      'that has an optional step more say nothing',
      [step(1, open), step(3, { optionality: 'OPTIONAL' })],
      [],
    ],
    [
      'that lacks a step lose it',
      [step(2, { ...open, optionality: 'OPTIONAL' })],
      [reorderTexts.stepGone('Step 1')],
    ],
    [
      'that switches a step off leave it out',
      [step(1, { ...open, optionality: 'DISABLED' })],
      [texts.stepOff('Step 1')],
    ],
    [
      'that sends a step in other ways begin with those',
      [step(1, { fulfillmentOptions: [MAIL] as TemplateStep['fulfillmentOptions'] })],
      [texts.stepChannels('Step 1')],
    ],
    [
      'that offers other creatives have none chosen, and say which coupons go with it',
      [
        step(1, {
          ...open,
          creativeSelection: {
            filterItems: [12, 13].map((key) => ({ name: 'x', creativeTemplateKey: key })),
          },
        }),
      ],
      [reorderTexts.creativeGone('Step 1'), texts.couponsGone('Step 1', 2)],
    ],
  ])('%s', ([, now, notes]) => {
    const optional = step(2, { optionality: 'OPTIONAL' })
    const outcome = carried({
      before: { workflows: workflow(step(1, open), optional) },
      now: { workflows: workflow(...now) },
      steps: [heldStep(1), heldStep(2, { opted: false })],
    })
    expect(outcome.notes).toEqual(notes)
    expect(outcome.steps.map(({ templateStepKey }) => templateStepKey)).toEqual(
      now.map(({ key }) => key),
    )
  })

  test('that requires a step take it in, and say so', () => {
    const outcome = carried({
      ...twoSteps,
      now: { workflows: workflow(step(1, open), step(2, open)) },
      steps: [heldStep(1), heldStep(2, { opted: false })],
    })
    expect(outcome.steps.map(({ opted }) => opted)).toEqual([true, true])
    expect(outcome.notes).toEqual([texts.stepRequired('Step 2')])
  })

  test('keep quiet about a step that the dealer left out', () => {
    const outcome = carried({
      ...twoSteps,
      now: {
        workflows: workflow(
          step(1, open),
          step(2, { optionality: 'OPTIONAL', ...only(12, 'Tires') }),
        ),
      },
      steps: [heldStep(1), heldStep(2, { opted: false })],
    })
    expect(outcome.notes).toEqual([])
  })

  test('take the only creative that is left, and its coupons move over as far as there is room', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: { workflows: workflow(step(1, { ...open, ...only(12, 'Tires') })) },
    })
    const { creative } = firstOf(outcome)
    expect([creative.creativeTemplateKey, creative.creativeVersion, creative.variationId]).toEqual([
      12,
      5,
      null,
    ])
    expect(couponsOf(outcome)).toEqual([7, 8])
    expect(outcome.notes[0]).toBe(texts.creativeReplaced('Step 1', 'Tires'))
  })

  test('lose coupons for which a smaller piece has no room, and name them', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: { workflows: workflow(step(1, { ...open, targetAttachmentCount: 1 })) },
    })
    expect(couponsOf(outcome)).toEqual([7])
    expect(outcome.notes).toEqual(['There is no room for the coupon “Spring”: it is removed.'])
  })

  test('keep the number of coupons that the dealer chose, whatever the template begins with', () => {
    const own = { ...heldStep(1).creative, targetAttachmentCount: 3 }
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: { workflows: workflow(step(1, { ...open, targetAttachmentCount: 1 })) },
      steps: [heldStep(1, { creative: own })],
    })
    expect(firstOf(outcome).creative).toEqual(own)
  })

  test('have the coupons of the template where dealers may not change them any more', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: {
        workflows: workflow(step(1, { ...open, ...fixedCoupons })),
        creativeTemplates: brings(21),
      },
    })
    expect(couponsOf(outcome)).toEqual([21])
    expect(outcome.notes).toEqual([texts.couponsSet('Step 1')])
  })

  test('change coupons that the template set without a word, as no work is lost', () => {
    const fixed = { workflows: workflow(step(1, { ...open, ...fixedCoupons })) }
    const same = carried({
      before: { ...fixed, creativeTemplates: brings(7) },
      now: { ...fixed, creativeTemplates: brings(7) },
    })
    const other = carried({
      before: { ...fixed, creativeTemplates: brings(7) },
      now: { ...fixed, creativeTemplates: brings(21) },
    })
    expect([couponsOf(same), same.notes]).toEqual([[7, 8], []])
    expect([couponsOf(other), other.notes]).toEqual([[21], []])
  })

  test('keep coupons that dealers may change from now on', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, { ...open, ...fixedCoupons })) },
      now: { workflows: workflow(step(1, open)), creativeTemplates: brings(21) },
    })
    expect([couponsOf(outcome), outcome.notes]).toEqual([[7, 8], []])
  })

  test('share the coupons of the touchpoint whose reuse code they name', () => {
    const [own] = brings(21)
    const named = (stepNumber: number) => ({
      ...own,
      stepNumber,
      reuseCode: 'R',
      defaultCoupons: [],
    })
    const steps = workflow(step(1, open), step(2, { ...open, ...fixedCoupons }))
    const outcome = carried({
      before: { workflows: steps },
      now: { workflows: steps, creativeTemplates: [named(1), named(2)] as never },
      steps: [heldStep(1), heldStep(2, { creative: { ...heldStep(1).creative, attachments: [] } })],
    })
    expect(outcome.steps[1]?.creative.attachments).toEqual(heldStep(1).creative.attachments)
  })
})

describe('the audience under a newer version', () => {
  const dearer = { prices: [{ option: 'EMAIL' as const, pricePerPiece: 500 }], discount: null }
  test.for<[what: string, now: Partial<CampaignTemplate>, note: string | undefined]>([
    ['of the same limits and prices stays counted', { name: 'Other' }, undefined],
    ['of another price is counted again', { priceBook: dearer }, texts.audience],
    ['of another minimum order is counted again', { minimumOrderValue: 100 }, texts.audience],
    ['of another reach is to be checked', { distanceFilteringMax: 20 }, texts.audienceLimits],
  ])('%s', ([, now, note]) => {
    const known = { before: { workflows: reusable }, now: { workflows: reusable, ...now } }
    const outcome = carried({ ...known, hasAudience: true })
    expect(outcome.isAudienceOutdated).toBe(note !== undefined)
    expect(outcome.notes[0]).toBe(note)
    expect(outcome.stays).toContain('Audience')
    expect(carried(known).isAudienceOutdated).toBe(false)
  })

  test('says what a piece costs where that changed', () => {
    const known = {
      before: { workflows: reusable },
      now: { workflows: reusable, priceBook: dearer },
    }
    expect(carried(known).notes).toEqual([reorderTexts.price('Email', '$0.05', '$0.04')])
  })
})

describe('a version is taken', () => {
  const campaign: Standing = {
    status: 'DRAFT',
    category: 'ON_DEMAND',
    type: 'STANDARD',
    campaignCadence: 'STANDARD',
    parentCampaignKey: null,
    isMarketOpen: true,
  }
  const content = template()
  const taking = {
    campaign,
    permissions: ['CAN_SUBMIT_ORDER'] as const,
    held: { version: 1, content },
    newest: { version: 3, content },
    isOffered: true,
  }
  const endless = { ...campaign, type: 'SUBSCRIPTION', campaignCadence: 'SUBSCRIPTION' } as const
  test.for<[when: string, Partial<Parameters<typeof mayTakeVersion>[0]>, reason: string | null]>([
    ['by a draft', {}, null],
    ['by a draft that is to run until it is canceled', { campaign: endless }, null],
    [
      'not by what is submitted',
      { campaign: { ...campaign, status: 'SUBMITTED' } },
      'campaign.not-editable',
    ],
    [
      'not by what is approved',
      { campaign: { ...campaign, status: 'APPROVED' } },
      'campaign.not-editable',
    ],
    [
      'not by what runs until it is canceled',
      { campaign: { ...endless, status: 'ACTIVE' } },
      'newer-version.not-a-draft',
    ],
    [
      'not by a part of a metro campaign',
      { campaign: { ...campaign, parentCampaignKey: 1 } },
      'campaign.follows-parent',
    ],
    [
      'not by a dealer for several',
      { campaign: { ...campaign, category: 'METRO' } },
      'campaign.several-dealers-only',
    ],
    [
      'not of a closed market',
      { campaign: { ...campaign, isMarketOpen: false } },
      'campaign.not-editable',
    ],
    ['not where it is the newest', { held: { version: 3, content } }, 'newer-version.none'],
    ['not where it is not offered', { isOffered: false }, 'campaign-template.not-offered'],
    [
      'not where it is of another category',
      { newest: { version: 3, content: template({ category: 'SEASONAL' }) } },
      'newer-version.other-kind',
    ],
    [
      'not where it runs otherwise',
      { newest: { version: 3, content: template({ type: 'SUBSCRIPTION' }) } },
      'newer-version.other-kind',
    ],
  ])('%s', ([, overrides, reason]) => {
    const outcome = mayTakeVersion({ ...taking, ...overrides })
    expect(outcome.ok ? null : outcome.reason).toBe(reason)
  })

  test('only where it is the one that the person has seen', () => {
    expect(isVersionSeen({ version: 3 }, 3).ok).toBe(true)
    expect(isVersionSeen({ version: 4 }, 3)).toMatchObject({ reason: 'newer-version.replaced' })
  })

  test('and the timeline says from which to which, and what was lost', () => {
    const notes = [texts.secondWave, texts.stepNew('Step 3')]
    const words = wordsOfTaken(1, 3, notes)
    expect(words).toBe(`From version 1 to version 3.\n${notes.join('\n')}`)
    expect(notesInWords(words)).toEqual(notes)
    expect(notesInWords(wordsOfTaken(1, 3, []))).toEqual([])
  })
})
