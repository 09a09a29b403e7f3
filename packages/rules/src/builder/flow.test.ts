import {
  BUILT_ON,
  builderState,
  channelOption,
  draftCampaign,
  finishedStep,
  metroCampaign,
  openStep,
  openTemplate,
} from '@marquee/test-kit/campaign'
import { dynamicField } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import {
  stepsOfCampaign,
  type Campaign,
  type CampaignStatus,
  type CampaignStep,
} from '../campaigns/index.ts'
import { CATEGORIES, type Category } from '../templates/index.ts'
import { builderFlow, seasonalOf, STEP_TYPES, type BuilderState } from './index.ts'

const EMAIL = ['EMAIL'] as const
const withSteps = (...steps: CampaignStep[]) => ({ workflows: [{ key: 1, steps }] })
const flowOf = (changes: Partial<Campaign> = {}, state: Partial<BuilderState> = {}) =>
  builderFlow(builderState(draftCampaign(changes), state))
const placesOf = (changes?: Partial<Campaign>, state?: Partial<BuilderState>) =>
  flowOf(changes, state).steps.map(({ place }) => place)
const stepOf = (changes: Partial<Campaign>, place: string, state?: Partial<BuilderState>) =>
  flowOf(changes, state).steps.find((step) => step.place === place)

test('the types of steps are those of the specification [FLOW-01]', () => {
  expect(STEP_TYPES).toEqual([
    'CAMPAIGN_DETAILS',
    'TOUCHPOINTS',
    'AUDIENCE_SELECTION',
    'CAMPAIGN_STEP_DETAILS',
    'CREATIVE_SELECTION',
    'COUPON_CUSTOMIZATION',
    'CONFIRMATION',
    'COUPON_CUSTOMIZATION_SEASONAL',
    'SEASONAL_CAMPAIGNS',
  ])
})

test('the day of a seasonal campaign is missing where its order would refuse it, as far as its days are known [DATE-19, DATE-22]', () => {
  const [on, other] = ['2027-03-24', '2027-03-25'] as CalendarDate[]
  const season = { category: 'SEASONAL' as const, mailDate: on ?? null }
  const fields = (selectableDates: BuilderState['selectableDates'], more: object = {}) =>
    flowOf(season, { selectableDates, ...more }).missing.flatMap(({ field }) => field ?? [])
  expect(fields(undefined)).not.toContain('mailDate')
  expect(fields({ EMAIL: [on as CalendarDate] })).not.toContain('mailDate')
  expect(fields({ EMAIL: [other as CalendarDate] })).toContain('mailDate')
  expect(fields({ EMAIL: [other as CalendarDate] }, { mayChooseFreely: true })).not.toContain(
    'mailDate',
  )
})

test('of one that began, or is over, nothing is missing in its details, whose days are past', () => {
  const isDone = (status: CampaignStatus) => stepOf({ status, mailDate: null }, 'details')?.isDone
  expect(isDone('APPROVED')).toBe(false)
  for (const status of ['ACTIVE', 'COMPLETED', 'CANCELLED'] as const)
    expect(isDone(status)).toBe(true)
})

describe('a campaign of one step', () => {
  test('whose template offers no creative says who can help, and lets nobody choose coupons for a piece that is none [CNF-01]', () => {
    const bare = openStep(1, { creativeSelection: { filterItems: [] } })
    const { missing, steps } = flowOf(withSteps(bare), { audiencePieces: 1_204 })
    expect(missing).toEqual([
      {
        code: 'builder.no-creative',
        place: 'confirmation',
        text: 'Step 1 has no creative to choose from. Ask the staff above you to add one to the template',
      },
    ])
    const coupons = steps.find(({ place }) => place === '1/customize-coupon')
    expect(coupons?.blocked).toBe('builder.creative-first')
    const out = openStep(1, { creativeSelection: { filterItems: [] }, opted: false })
    const others = flowOf(withSteps({ ...out, optionality: 'OPTIONAL' }, finishedStep(2)))
    expect(others.missing.map(({ code }) => code)).not.toContain('builder.no-creative')
  })

  test('goes from details by creative, audience and coupons to the confirmation [FLOW-02, FLOW-08, RTE-04, RTE-05, RTE-07, RTE-09, RTE-10]', () => {
    expect(placesOf()).toEqual([
      'details',
      '1/select-creative',
      'audience-builder',
      '1/customize-coupon',
      'confirmation',
    ])
    expect(flowOf().start).toBe('details')
  })

  test('has touchpoints where its step can be left out, before its coupons [FLOW-02]', () => {
    const optional = withSteps(openStep(1, { optionality: 'OPTIONAL' }))
    expect(placesOf(optional)).toEqual([
      'details',
      '1/select-creative',
      'audience-builder',
      'touchpoints',
      '1/customize-coupon',
      'confirmation',
    ])
    expect(flowOf(optional).start).toBe('details')
    const left = withSteps(openStep(1, { optionality: 'OPTIONAL', opted: false }))
    expect(placesOf(left)).toEqual(['details', 'audience-builder', 'touchpoints', 'confirmation'])
  })

  test('has no step for coupons where there is room for none, or where they are fixed [TCH-03]', () => {
    const { creative } = openStep(1)
    const none = openStep(1, { creative: { ...creative, targetAttachmentCount: 0 } })
    expect(placesOf(withSteps(none))).not.toContain('1/customize-coupon')
    const fixed = openStep(1, { stepDetails: { isCampaignStepEditable: false } })
    expect(placesOf(withSteps(fixed))).not.toContain('1/customize-coupon')
    expect(flowOf(withSteps(fixed)).missing.map(({ code }) => code)).not.toContain(
      'builder.coupons',
    )
  })
})

describe('the audience', () => {
  const choosing: readonly Category[] = ['SEASONAL', 'ON_DEMAND', 'METRO', 'ANNUAL_SEASONAL']

  test.for(CATEGORIES)(
    'of %s is chosen where the template lets it [FLOW-03, TGL-03]',
    (category) => {
      const isChosen = (state: Partial<BuilderState>) =>
        placesOf({ category }, state).includes('audience-builder')
      expect(isChosen({})).toBe(choosing.includes(category))
      expect(isChosen({ isAudienceBuilderOn: false })).toBe(false)
      const [workflow] = openTemplate.workflows
      const fixed = [{ key: 1, steps: [], ...workflow, selectAudience: false }]
      expect(isChosen({ template: { ...openTemplate, workflows: fixed } })).toBe(false)
      const second = [...fixed, { key: 2, steps: [], selectAudience: true }]
      expect(isChosen({ template: { ...openTemplate, workflows: second } })).toBe(false)
    },
  )

  test('is done once it is saved, and waits for a channel [FLOW-12]', () => {
    expect(stepOf({}, 'audience-builder')).toMatchObject({ isDone: false, blocked: null })
    expect(stepOf({}, 'audience-builder', { audiencePieces: 1 })?.isDone).toBe(true)
    const unchosen = { fulfillmentChannelsAndVariations: [] }
    expect(stepOf(unchosen, 'audience-builder')?.blocked).toBe('builder.channels-first')
  })

  test('of nobody is not done, and says so [FLOW-12]', () => {
    expect(stepOf({}, 'audience-builder', { audiencePieces: 0 })?.isDone).toBe(false)
    const { missing } = builderFlow(builderState(draftCampaign(), { audiencePieces: 0 }))
    expect(missing.map(({ text }) => text)).toContain(
      'Choose a wider audience: there are no households in it now',
    )
  })

  test('of a metro campaign waits for its dealers [FLOW-12, MTR-24]', () => {
    const metro = { category: 'METRO', selectedMarketKeys: [14] } as const
    expect(stepOf(metro, 'audience-builder')?.blocked).toBeNull()
    const without = { ...metro, selectedMarketKeys: [] }
    expect(stepOf(without, 'audience-builder')?.blocked).toBe('builder.dealers-first')
  })
})

describe('a campaign of several steps', () => {
  const both = withSteps(openStep(1), openStep(2, { optionality: 'OPTIONAL' }))

  test('starts at its touchpoints, and has name, date and channels before the confirmation [FLOW-06, FLOW-07, FLOW-08, RTE-06]', () => {
    expect(flowOf(both).start).toBe('touchpoints')
    expect(placesOf(both)).toEqual([
      'touchpoints',
      '1/select-creative',
      '1/customize-coupon',
      '2/select-creative',
      '2/customize-coupon',
      'audience-builder',
      'details',
      'confirmation',
    ])
    expect(placesOf({ ...both, category: 'REMINDERS' })).toEqual([
      'touchpoints',
      '1/select-creative',
      '1/customize-coupon',
      '2/select-creative',
      '2/customize-coupon',
      'details',
      'confirmation',
    ])
  })

  test('shows neither what is switched off nor what the template hides [TCH-04]', () => {
    const off = openStep(2, { optionality: 'OPTIONAL', opted: false })
    const hidden = openStep(3, { optionality: 'DISABLED' })
    const found = placesOf(withSteps(openStep(1), off, hidden))
    expect(found.filter((place) => /^[23]/.test(place))).toEqual([])
  })

  test('has its touchpoints done with all coupons of those switched on, and each required one on [FLOW-11]', () => {
    const isDone = (...steps: CampaignStep[]) => stepOf(withSteps(...steps), 'touchpoints')?.isDone
    const off = openStep(2, { optionality: 'OPTIONAL', opted: false })
    expect(isDone(finishedStep(1), finishedStep(2))).toBe(true)
    expect(isDone(finishedStep(1), off)).toBe(true)
    expect(isDone(finishedStep(1), openStep(2))).toBe(false)
    expect(isDone(finishedStep(1), finishedStep(2, { opted: false }))).toBe(false)
    const optional = { optionality: 'OPTIONAL', opted: false } as const
    expect(isDone(finishedStep(1, optional), finishedStep(2, optional))).toBe(false)
  })

  test('says which required touchpoint is off, and that one must be on [FLOW-11]', () => {
    const required = flowOf(withSteps(finishedStep(1), finishedStep(2, { opted: false })))
    expect(required.missing).toContainEqual({
      code: 'builder.required-touchpoint',
      place: 'touchpoints',
      field: '2.opted',
      text: 'Switch on Step 2: it is required',
    })
    const off = (key: number) => openStep(key, { optionality: 'OPTIONAL', opted: false })
    expect(flowOf(withSteps(off(1), off(2))).missing.map(({ code }) => code)).toContain(
      'builder.no-touchpoint',
    )
  })
})

describe('creative and coupons', () => {
  const both = ['1/select-creative', '1/customize-coupon'] as const
  const done = (step: CampaignStep) =>
    both.map((place) => stepOf(withSteps(step), place)?.isDone ?? null)

  test('are done together, with as many coupons as there is room for [FLOW-09, FLOW-10]', () => {
    const { creative } = finishedStep(1)
    const [coupon] = creative.attachments
    const few = { ...creative, attachments: coupon ? [coupon] : [] }
    expect(done(finishedStep(1))).toEqual([true, true])
    expect(done(openStep(1))).toEqual([false, false])
    expect(done({ ...finishedStep(1), creative: few })).toEqual([false, false])
  })

  test('wait for each other: no coupons before there is a creative [FLOW-10]', () => {
    const open = withSteps(openStep(1))
    expect(stepOf(open, '1/customize-coupon')?.blocked).toBe('builder.creative-first')
    const chosen = { ...openStep(1).creative, creativeTemplateKey: 11 }
    const next = withSteps(openStep(1, { creative: chosen }))
    expect(stepOf(next, '1/customize-coupon')?.blocked).toBe(null)
    expect(flowOf(next).missing).toContainEqual({
      code: 'builder.coupons',
      place: '1/customize-coupon',
      text: 'Choose 2 more of the 2 coupons for Step 1',
    })
  })

  test('are not done before what has to be filled in is there, also before it is saved [FLOW-09, CRE-09]', () => {
    const step = finishedStep(1)
    const held = { ...step, creative: { ...step.creative, creativeVersion: 3 } }
    const field = dynamicField({ name: 'event', label: 'Event', isRequired: true })
    const creatives = [
      { key: 11, version: 3, fields: [field], variations: [], fulfillmentChannels: EMAIL },
    ]
    const missingOf = (values: Record<string, string>) => {
      const filled = { ...held, creative: { ...held.creative, values } }
      return flowOf(withSteps(filled), { creatives, audiencePieces: 1_204 }).missing
    }
    expect(missingOf({})).toEqual([
      {
        code: 'order.creative-field',
        place: '1/select-creative',
        field: '1.event',
        text: 'Step 1: Event is a required field.',
      },
    ])
    expect(missingOf({ event: 'Winter evening' })).toEqual([])
  })

  test('are not done with a creative that is not made for a channel by which it would be sent [CNF-01, ORD-01]', () => {
    const paper = [
      {
        key: 11,
        version: 1,
        fields: [],
        variations: [],
        fulfillmentChannels: ['DIRECT_MAIL'] as const,
      },
    ]
    const missingOf = (step: CampaignStep, channel: 'EMAIL' | 'DIRECT_MAIL') =>
      flowOf(
        {
          ...withSteps({ ...step, creative: { ...step.creative, creativeVersion: 1 } }),
          fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: channel }],
        },
        { creatives: paper, audiencePieces: 1_204 },
      ).missing.filter(({ code }) => code === 'builder.creative-channel')
    const step = finishedStep(1)
    expect(missingOf(step, 'DIRECT_MAIL')).toEqual([])
    expect(missingOf(step, 'EMAIL')).toEqual([
      {
        code: 'builder.creative-channel',
        place: '1/select-creative',
        text: 'Choose another creative for Step 1: this one is not made for Email',
      },
    ])
    const only = {
      creativeSelection: { filterItems: step.creativeSelection.filterItems.slice(0, 1) },
    }
    expect(missingOf({ ...step, ...only }, 'EMAIL')).toEqual([
      {
        code: 'builder.creative-channel',
        place: 'details',
        text: 'The creative of Step 1 is not made for Email. Choose other channels, or ask the staff above you to change the template',
      },
    ])
  })

  test('are too many where a creative has less room [FLOW-10]', () => {
    const step = finishedStep(1)
    const small = { ...step, creative: { ...step.creative, targetAttachmentCount: 1 } }
    expect(flowOf(withSteps(small)).missing.map(({ text }) => text)).toContain(
      'Remove 1 of the coupons for Step 1: it has room for 1',
    )
  })
})

describe('details', () => {
  test('are done with nothing missing and nothing wrong, and name the field [FLOW-12]', () => {
    expect(stepOf({}, 'details')?.isDone).toBe(true)
    expect(stepOf({ name: '' }, 'details')?.missing).toEqual([
      {
        code: 'builder.details',
        place: 'details',
        field: 'name',
        text: 'Campaign Name is a required field.',
      },
    ])
    const alone = [channelOption({ fulfillmentChannel: 'EMAIL', isFulfillableAlone: false })]
    const template = { ...openTemplate, channelOptions: alone }
    expect(stepOf({}, 'details', { template })?.missing.map(({ text }) => text)).toEqual([
      'Campaign does not support this channel fulfilled alone',
    ])
    expect(stepOf({ mailDate: null }, 'details')?.missing[0]?.text).toBe('Choose the mail date')
  })

  test('name the field in front of a message that does not', () => {
    const metro = metroCampaign()
    const metroGroup = { ...metro.metroCampaign, metroGroupUrl: '' } as Campaign['metroCampaign']
    const flow = builderFlow(builderState({ ...metro, metroCampaign: metroGroup }))
    expect(flow.missing.map(({ text }) => text)).toContain('Group URL: Required')
  })
})

test('a child campaign has its details and the confirmation, where it is read first [MTR-22, RTE-21]', () => {
  const child = metroCampaign({ parentCampaignKey: 7, workflows: draftCampaign().workflows })
  const { steps, start } = builderFlow(builderState(child))
  expect(steps.map(({ place }) => place)).toEqual(['details', 'confirmation'])
  expect(start).toBe('confirmation')
})

test('an annual enrollment has its seasons, and no creative of its own [FLOW-01, FLOW-05, FLOW-12, RTE-08, RTE-11]', () => {
  const annual = { category: 'ANNUAL_SEASONAL' as const }
  const seasonal = (campaignKey: number, state: Partial<BuilderState>) =>
    seasonalOf(
      { campaignKey, stepKey: campaignKey + 1, name: `Season ${campaignKey}` },
      flowOf({ category: 'SEASONAL', ...withSteps(finishedStep(1)), ...state.campaign }, state),
    )
  const whole = seasonal(30, { audiencePieces: 1 })
  const without = { ...draftCampaign(), name: '', mailDate: null, ...withSteps(openStep(1)) }
  const lacking = seasonal(40, { campaign: without, audiencePieces: null })
  expect(whole.missing).toEqual([])
  const flow = flowOf(annual, { seasonals: [whole, lacking] })
  expect(flow.steps.map(({ place, isDone }) => [place, isDone])).toEqual([
    ['details', false],
    ['audience-builder', false],
    ['seasonal-campaigns', false],
    ['31/30/customize-seasonal-coupon', true],
    ['41/40/customize-seasonal-coupon', false],
    ['confirmation', false],
  ])
  expect(flow.missing.map(({ text, place }) => [text, place])).toEqual([
    ['Season 40: Choose the mail date', 'details'],
    ['Season 40: Choose the audience', 'audience-builder'],
    ['Season 40: Choose a creative for Step 1', '41/40/customize-seasonal-coupon'],
  ])
  expect(flowOf(annual, { seasonals: [whole] }).missing).toEqual([])
  const several = { ...annual, ...withSteps(openStep(1), openStep(2)) }
  expect(placesOf(several)).toEqual(placesOf(annual))
  expect(flowOf(several).start).toBe('details')
})

test('the confirmation is done once the campaign is handed in', () => {
  const isDone = (status: Campaign['status']) => stepOf({ status }, 'confirmation')?.isDone
  expect(isDone('DRAFT')).toBe(false)
  expect(isDone('BULKREORDER')).toBe(false)
  expect(isDone('SUBMITTED')).toBe(true)
})

test('nothing of it is stored: the same campaign has the same steps done [FLOW-09]', () => {
  const campaign = draftCampaign(withSteps(finishedStep(1)))
  const read = { ...campaign, workflows: [{ key: 9, steps: stepsOfCampaign(campaign) }] }
  expect(builderFlow(builderState(read)).completed).toEqual(
    builderFlow(builderState(campaign)).completed,
  )
  expect(
    builderFlow(builderState(campaign, { audiencePieces: 1_204, today: BUILT_ON })).missing,
  ).toEqual([])
})
