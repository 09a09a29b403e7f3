import {
  attachedCoupon,
  builderState,
  draftCampaign,
  finishedStep,
  metroCampaign,
  openStep,
  openTemplate,
} from '@marquee/test-kit/campaign'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepsOfCampaign, type Campaign, type CampaignStep } from '../campaigns/index.ts'
import { CATEGORIES, hasTrait, STEP_OPTIONALITIES } from '../templates/index.ts'
import {
  builderFlow,
  nextStep,
  places,
  previousStep,
  type BuilderFlow,
  type BuilderState,
  type Missing,
} from './index.ts'
import { choosesCreative } from './state.rules.ts'

const anyStep = (key: number): fc.Arbitrary<CampaignStep> =>
  fc
    .record({
      optionality: fc.constantFrom(...STEP_OPTIONALITIES),
      opted: fc.boolean(),
      isEditable: fc.boolean(),
      creative: fc.option(fc.constant(11)),
      coupons: fc.nat(3),
      room: fc.nat(3),
      creatives: fc.nat(3),
    })
    .map(({ optionality, opted, isEditable, creative, coupons, room, creatives }) => {
      const step = openStep(key, { optionality, opted })
      const attachments = Array.from({ length: coupons }, (_, at) => attachedCoupon(at))
      const filterItems = Array.from({ length: creatives }, (_, at) => ({
        name: `${at}`,
        creativeTemplateKey: at,
      }))
      return {
        ...step,
        creativeSelection: { filterItems },
        stepDetails: { isCampaignStepEditable: isEditable },
        creative: {
          ...step.creative,
          creativeTemplateKey: creative,
          attachments,
          targetAttachmentCount: room,
        },
      }
    })

const anyCampaign: fc.Arbitrary<Campaign> = fc
  .record({
    category: fc.constantFrom(...CATEGORIES),
    count: fc.nat(4),
    steps: fc.tuple(anyStep(1), anyStep(2), anyStep(3), anyStep(4)),
    name: fc.constantFrom('', 'Spring', 'Spring, early'),
    isChannelChosen: fc.boolean(),
    isDated: fc.boolean(),
    isChild: fc.boolean(),
  })
  .map(({ category, count, steps, name, isChannelChosen, isDated, isChild }) => {
    const make = category === 'METRO' ? metroCampaign : draftCampaign
    const begun = make({ category, name, workflows: [{ key: 1, steps: steps.slice(0, count) }] })
    return {
      ...begun,
      ...(isChannelChosen ? {} : { fulfillmentChannelsAndVariations: [] }),
      ...(isDated ? {} : { mailDate: null }),
      parentCampaignKey: isChild ? 7 : null,
    }
  })

const lacking = (at: number): Missing => ({
  code: 'builder.coupons',
  text: '',
  place: places.seasonalCoupon(at + 50, at + 30),
})

const anyState: fc.Arbitrary<BuilderState> = fc
  .record({
    campaign: anyCampaign,
    selectAudience: fc.boolean(),
    isAudienceBuilderOn: fc.boolean(),
    audiencePieces: fc.constantFrom(null, 0, 1, 1_204),
    seasons: fc.array(fc.boolean(), { maxLength: 4 }),
  })
  .map(({ campaign, selectAudience, seasons, ...changes }) => {
    const template = { ...openTemplate, workflows: [{ key: 1, selectAudience, steps: [] }] }
    const seasonals = seasons.map((isDone, at) => ({
      campaignKey: at + 30,
      stepKey: at + 50,
      name: `${at}`,
      missing: isDone ? [] : [lacking(at)],
    }))
    return builderState(campaign, { ...changes, template, seasonals })
  })

const all = (holds: (state: BuilderState, flow: BuilderFlow) => void) =>
  fc.assert(
    fc.property(anyState, (state) => holds(state, builderFlow(state))),
    { numRuns: 200 },
  )

function back(flow: BuilderFlow, from: string): string[] {
  const passed = [from]
  for (let at = previousStep(flow, from); at !== null; at = previousStep(flow, at)) {
    expect(passed, 'no place is passed twice').not.toContain(at)
    passed.push(at)
  }
  return passed
}

/** Where a person arrives who does at each place what is missing there, and goes on. */
function arrival(begun: BuilderState, from: string): string {
  let state = begun
  let at = from
  for (let left = 40; left > 0; left -= 1) {
    for (const one of builderFlow(state).missing) if (one.place === at) state = worked(state, one)
    const next = nextStep(builderFlow(state), at)
    if (next === null) return at
    at = next
  }
  return at
}

describe('for every campaign', () => {
  test('who does what is missing comes from every step to the confirmation [FLOW-02, FLOW-06]', () => {
    all((state, flow) => {
      for (const { place } of flow.steps) expect(arrival(state, place)).toBe('confirmation')
    })
  })

  test('from every step one comes back to the first [FLOW-08]', () => {
    all((_, flow) => {
      for (const { place } of flow.steps) {
        expect(back(flow, place).at(-1)).toBe(flow.start)
      }
    })
  })

  test('no step leads to one that is blocked, and the first never is [FLOW-08]', () => {
    all((_, flow) => {
      const blockedAt = (place: string | null) =>
        place && flow.steps.find((step) => step.place === place)?.blocked
      expect(blockedAt(flow.start)).toBe(null)
      for (const { place } of flow.steps) expect(blockedAt(nextStep(flow, place))).toBe(null)
    })
  })

  test('each place stands once', () => {
    all((_, { steps }) => {
      expect(new Set(steps.map(({ place }) => place)).size).toBe(steps.length)
    })
  })

  test('what is missing leads to a step that can be worked on [FLOW-12]', () => {
    all((_, { steps, missing }) => {
      const open = steps.filter(({ blocked }) => blocked === null).map(({ place }) => place)
      for (const { place } of missing) expect(open).toContain(place)
    })
  })

  test('nothing is missing exactly when all is done [FLOW-09, FLOW-12]', () => {
    all((_, { steps, missing }) => {
      const isDone = steps.every((step) =>
        step.type === 'CONFIRMATION' ? step.missing.length === 0 : step.isDone,
      )
      expect(missing.length === 0).toBe(isDone)
    })
  })

  test('doing what is missing, one after the other, comes to an end [FLOW-02, FLOW-06]', () => {
    all((begun) => {
      let state = begun
      for (let left = 40; left > 0; left -= 1) {
        const [first] = builderFlow(state).missing
        if (!first) return
        state = worked(state, first)
      }
      expect(builderFlow(state).missing).toEqual([])
    })
  })
})

function worked(state: BuilderState, { code, place, field }: Missing): BuilderState {
  const { campaign, seasonals = [] } = state
  const key = Number.parseInt(field ?? place, 10)
  if (code === 'builder.audience') return { ...state, audiencePieces: 1 }
  if (hasTrait(campaign.category, 'year') && code === 'builder.coupons') {
    const done = seasonals.map((one) => (one.stepKey === key ? { ...one, missing: [] } : one))
    return { ...state, seasonals: done }
  }
  if (code === 'builder.details') {
    const { name, mailDate, fulfillmentChannelsAndVariations } = draftCampaign()
    const details = { name, mailDate, fulfillmentChannelsAndVariations }
    return { ...state, campaign: { ...campaign, ...details } }
  }
  const steps = stepsOfCampaign(campaign).map((step) => workedStep(step, code, key))
  return { ...state, campaign: { ...campaign, workflows: [{ key: 1, steps }] } }
}

function workedStep(step: CampaignStep, code: string, key: number): CampaignStep {
  const { creative } = step
  if (code === 'builder.no-touchpoint') return { ...step, opted: true }
  // Its author adds one to the template.
  const isWithout = creative.creativeTemplateKey === null && !choosesCreative(step)
  if (code === 'builder.no-creative') {
    return isWithout ? { ...step, creative: { ...creative, creativeTemplateKey: 12 } } : step
  }
  if (step.key !== key) return step
  if (code === 'builder.required-touchpoint') return { ...step, opted: true }
  if (code === 'builder.creative') {
    return { ...step, creative: { ...creative, creativeTemplateKey: 12 } }
  }
  const { attachments } = finishedStep(key, { creative }).creative
  return { ...step, creative: { ...creative, attachments } }
}

describe('around the touchpoints', () => {
  const steps = (...each: CampaignStep[]) => ({ workflows: [{ key: 1, steps: each }] })
  const nextOf = (place: string, audiencePieces: number | null, ...each: CampaignStep[]) =>
    nextStep(builderFlow(builderState(draftCampaign(steps(...each)), { audiencePieces })), place)
  const chosen = openStep(1, {
    creative: { ...openStep(1).creative, creativeTemplateKey: 11 },
  })

  test('a creative leads to the audience once, then to its coupons where they are missing [FLOW-06]', () => {
    const creative = '1/select-creative'
    expect(nextOf(creative, null, chosen, openStep(2))).toBe('audience-builder')
    expect(nextOf('audience-builder', 1, chosen, openStep(2))).toBe('1/customize-coupon')
    expect(nextOf(creative, 1, chosen, openStep(2))).toBe('1/customize-coupon')
    expect(nextOf('2/select-creative', 1, openStep(1), { ...chosen, key: 2 })).toBe(
      '2/customize-coupon',
    )
  })

  test('a piece that is finished leads to the next one that is not, and the last one back to the list [FLOW-06, FLOW-10]', () => {
    const [first, second] = [finishedStep(1), finishedStep(2)]
    expect(nextOf('1/select-creative', 1, first, openStep(2))).toBe('2/select-creative')
    expect(nextOf('1/customize-coupon', 1, first, openStep(2))).toBe('2/select-creative')
    expect(nextOf('2/select-creative', 1, openStep(1), second)).toBe('1/select-creative')
    expect(nextOf('2/select-creative', 1, first, second)).toBe('touchpoints')
    expect(nextOf('2/customize-coupon', 1, first, second)).toBe('touchpoints')
  })

  test('an audience that is saved leads to the next open piece, then to the details [FLOW-06, FLOW-07]', () => {
    expect(nextOf('audience-builder', 1, finishedStep(1), openStep(2))).toBe('2/select-creative')
    expect(nextOf('audience-builder', 1, finishedStep(1), finishedStep(2))).toBe('details')
    expect(nextOf('touchpoints', 1, finishedStep(1), finishedStep(2))).toBe('details')
    expect(nextOf('touchpoints', null, finishedStep(1), finishedStep(2))).toBe('audience-builder')
    expect(nextOf('details', 1, finishedStep(1), finishedStep(2))).toBe('confirmation')
  })

  test('the list of touchpoints leads to the first piece that is not finished, not past it [FLOW-06]', () => {
    const next = (...each: CampaignStep[]) => nextOf('touchpoints', null, ...each)
    expect(next(finishedStep(1), openStep(2))).toBe('2/select-creative')
    expect(next(chosen, openStep(2))).toBe('1/customize-coupon')
    expect(next(finishedStep(1), finishedStep(2))).toBe('audience-builder')
  })

  test('a place that is none has neither a next nor a previous step', () => {
    const flow = builderFlow(builderState(draftCampaign()))
    expect(nextStep(flow, '9/select-creative')).toBe(null)
    expect(previousStep(flow, '9/select-creative')).toBe(null)
  })
})
