import {
  attachedCoupon,
  builderState,
  BUILT_ON,
  day,
  draftCampaign,
  finishedStep,
  openTemplate,
} from '@marquee/test-kit/campaign'
import { dynamicField, presentCreative } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import { NO_CREATIVE_TEXTS } from '../creatives/index.ts'
import { sampleContent } from '../pieces/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import { orderProblems, orderTexts, type OrderState } from './index.ts'

const template = {
  ...openTemplate,
  category: 'ON_DEMAND',
  mailDate: null,
  campaignEndDate: null,
  enrollmentStartDate: null,
  enrollmentEndDate: null,
} as unknown as CampaignTemplate
const present = { ...template, status: 'ACTIVE' } as const
const MAILED = day('2027-03-22')

const stepWith = (changes: object) => {
  const step = finishedStep(1)
  return { ...step, creative: { ...step.creative, ...changes } }
}
/** Nothing is missing. */
function state(changes: Partial<OrderState> = {}): OrderState {
  const campaign = draftCampaign({ workflows: [{ key: 1, steps: [finishedStep(1)] }] })
  return {
    ...builderState(campaign, { audiencePieces: 1_204, selectableDates: { EMAIL: [MAILED] } }),
    template,
    present,
    isAdministrator: false,
    isAudienceStale: false,
    flatCostSource: 'ECRM',
    creatives: [],
    printedFor: [],
    pictures: new Map(),
    ...changes,
  }
}
const withStep = (changes: object) => {
  const { campaign } = state()
  return { campaign: { ...campaign, workflows: [{ key: 1, steps: [stepWith(changes)] }] } }
}
const withDetails = (changes: object) => ({ campaign: { ...state().campaign, ...changes } })
const ending = (endDate: string) => {
  const { customValues, ...coupon } = attachedCoupon(0)
  return { ...coupon, customValues: { ...customValues, endDate: day(endDate) } }
}
const found = (changes: Partial<OrderState>) =>
  orderProblems(state(changes)).map(({ code, place }) => `${code} at ${place}`)

describe('an order', () => {
  test('of what lacks nothing is made', () => {
    expect(orderProblems(state())).toEqual([])
  })

  test('of a season is made with its year, before one enrolls in the season by itself [ANN-01]', () => {
    const later = { present: { ...present, enrollmentStartDate: day('2027-04-01') } }
    expect(found(later)).toEqual(['campaign-template.not-open-yet at confirmation'])
    expect(found({ ...withDetails({ annualCampaignKey: 7 }), ...later })).toEqual([])
  })

  test.for<[string, Partial<OrderState>, string]>([
    [
      'whose template was closed',
      { present: { ...present, status: 'INACTIVE' } },
      'campaign-template.inactive at confirmation',
    ],
    [
      'whose template is no longer open to enroll',
      { present: { ...present, enrollmentEndDate: day('2027-02-28') } },
      'campaign-template.enrollment-ended at confirmation',
    ],
    [
      'whose template was mailed',
      { present: { ...present, mailDate: BUILT_ON } },
      'campaign-template.mail-date-passed at confirmation',
    ],
    ['without a name', withDetails({ name: '' }), 'builder.details at details'],
    [
      'on a day that is no longer offered',
      { selectableDates: { EMAIL: [day('2027-03-23')] } },
      'builder.details at details',
    ],
    [
      'of a season, on a day that is no longer offered',
      {
        ...withDetails({ category: 'SEASONAL' }),
        selectableDates: { EMAIL: [day('2027-03-23')] },
      },
      'builder.details at details',
    ],
    ['without an audience', { audiencePieces: null }, 'builder.audience at audience-builder'],
    ['with an audience of nobody', { audiencePieces: 0 }, 'builder.audience at audience-builder'],
    [
      'of an audience that was counted of something else',
      { isAudienceStale: true },
      'order.stale-audience at audience-builder',
    ],
    [
      'of a coupon that has ended',
      withStep({ attachments: [ending('2027-02-01'), attachedCoupon(1)] }),
      'order.coupon at 1/customize-coupon',
    ],
  ])('%s is refused where it is mended [ORD-01, CNF-01]', ([, changes, problem]) => {
    expect(found(changes)).toContain(problem)
  })

  test('of a piece that leaves out what had to be filled in is refused where it is chosen [ORD-01, CRE-09]', () => {
    const event = dynamicField({ name: 'event', label: 'Event', isRequired: true })
    const { texts } = sampleContent('HONDA', 0, null)
    const filledIn = (design: string, values: Record<string, string>, written = texts) => {
      const step = stepWith({ creativeVersion: 1, values })
      const campaign = draftCampaign({
        fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'DIRECT_MAIL' }],
        workflows: [{ key: 1, steps: [{ ...step, fulfillmentChannels: ['DIRECT_MAIL'] }] }],
      })
      const chosen = { key: 11, version: 1, design, texts: written, fields: [event] }
      const creatives = [presentCreative(chosen)]
      return found({ campaign, creatives, selectableDates: { DIRECT_MAIL: [MAILED] } })
    }
    // The big picture shows no body where it has coupons.
    expect(filledIn('big-picture', { event: 'Winter evening' })).toEqual([
      'order.field-not-printed at 1/select-creative',
    ])
    expect(filledIn('invitation', { event: 'Winter evening' })).toEqual([])
    const headline = { ...texts, headline: '{{event}}' }
    expect(filledIn('big-picture', { event: 'Winter evening' }, headline)).toEqual([])
    expect(filledIn('invitation', {})).toEqual(['order.creative-field at 1/select-creative'])
  })

  test('of a piece that would print a field as it is written is refused, by mail and by email [ORD-01, CRE-11]', () => {
    const step = stepWith({ creativeVersion: 1 })
    const texts = { ...NO_CREATIVE_TEXTS, headline: 'For {{vehicle}}', subject: '{{first_name}}' }
    const creatives = [
      presentCreative({
        key: 11,
        version: 1,
        texts,
        fulfillmentChannels: ['EMAIL', 'DIRECT_MAIL'],
      }),
    ]
    for (const channel of ['EMAIL', 'DIRECT_MAIL'] as const) {
      const campaign = draftCampaign({
        fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: channel }],
        workflows: [{ key: 1, steps: [{ ...step, fulfillmentChannels: [channel] }] }],
      })
      const selectableDates = { [channel]: [MAILED] }
      const [first, ...others] = orderProblems(state({ campaign, creatives, selectableDates }))
      expect(first).toMatchObject({ code: 'order.words', place: '1/select-creative' })
      expect(first?.text).toContain('“{{first_name}}” is not a field. Did you mean {{firstName}}?')
      expect(others).toEqual([])
    }
  })

  test('of an administrator may be on any day to come, but not of a closed template [ORD-01, GEN-04]', () => {
    const free = { isAdministrator: true, mayChooseFreely: true, selectableDates: { EMAIL: [] } }
    expect(found(free)).toEqual([])
    expect(found({ ...free, present: { ...present, status: 'INACTIVE' } })).toHaveLength(1)
    expect(found({ ...free, ...withDetails({ mailDate: day('2027-02-26') }) })).toEqual([
      'builder.details at details',
    ])
  })

  test('without a choice of audience has none that could be stale [ORD-01]', () => {
    expect(found({ isAudienceStale: true, isAudienceBuilderOn: false })).toEqual([])
    expect(orderProblems(state({ isAudienceStale: true }))[0]?.text).toBe(orderTexts.staleAudience)
  })
})
