import { builderState, draftCampaign, metroCampaign, openStep } from '@marquee/test-kit/campaign'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { USER_LEVELS, type UserLevel } from '../access/index.ts'
import { CAMPAIGN_STATUSES, type Campaign, type CampaignStatus } from '../campaigns/index.ts'
import { CATEGORIES } from '../templates/index.ts'
import { builderFlow, builderReasons, builderRedirect } from './index.ts'

const MARKET = 14

function opened(
  place: string,
  campaign: Campaign,
  level: UserLevel = 'DEALER',
  marketKey = MARKET,
) {
  return builderRedirect({
    place,
    campaign: { ...campaign, market: { key: MARKET } },
    person: { level, marketKey },
    flow: builderFlow(builderState(campaign)),
  })
}

const CONFIRMATION = 'confirmation'

describe('an address of the builder', () => {
  test('leads to its step [RTE-04, RTE-05, RTE-07, RTE-09, RTE-10]', () => {
    const places = ['details', 'audience-builder', '1/select-creative', '1/customize-coupon']
    for (const place of [...places, CONFIRMATION]) {
      expect(opened(place, draftCampaign())).toEqual({ place, reason: null })
    }
  })

  test.for([
    '2/select-creative',
    '1/customize-coupons',
    'touchpoints',
    'seasonal-campaigns',
    'nowhere',
    '',
    '1/2/customize-seasonal-coupon',
    'toString',
  ])('that is none, as %j, leads to the first step [RTE-09]', (place) => {
    expect(opened(place, draftCampaign())).toEqual({
      place: 'details',
      reason: 'builder.unknown-place',
    })
  })

  test('leads to the touchpoints where there are several [RTE-06, FLOW-08]', () => {
    const steps = [openStep(1), openStep(2, { opted: false, optionality: 'OPTIONAL' })]
    const campaign = draftCampaign({ workflows: [{ key: 1, steps }] })
    expect(opened('2/select-creative', campaign).place).toBe('touchpoints')
    expect(opened('1/select-creative', campaign).place).toBe('1/select-creative')
  })
})

describe('to the confirmation leads', () => {
  test.for([
    // It can still be withdrawn.
    [{ isEditable: false }, 'campaign.with-approvers'],
    [{ isActive: false }, 'builder.not-editable'],
  ] as const)(
    'a campaign with %o, for every requested place [RTE-17, CMP-18]',
    ([changes, reason]) => {
      for (const place of ['details', '1/select-creative', 'nowhere', CONFIRMATION]) {
        expect(opened(place, draftCampaign({ status: 'SUBMITTED', ...changes }))).toEqual({
          place: CONFIRMATION,
          reason,
        })
      }
    },
  )

  test.for([
    ['SUBMITTED', CONFIRMATION, 'campaign.with-approvers'],
    ['ACKNOWLEDGED', CONFIRMATION, 'campaign.with-approvers'],
    ['APPROVED', CONFIRMATION, 'campaign.approved-as-ordered'],
    ['ACTIVE', 'details', null],
  ] as const)(
    'what runs until it is canceled, from its order until it begins: %s [RTE-17, CMP-18]',
    ([status, place, reason]) => {
      const campaign = draftCampaign({ type: 'SUBSCRIPTION', status })
      expect(opened('details', campaign)).toEqual({ place, reason })
    },
  )

  test('a draft that a person may only read [RTE-17, LVL-13]', () => {
    expect(opened('details', draftCampaign({ isEditable: false }))).toEqual({
      place: CONFIRMATION,
      reason: 'builder.not-permitted',
    })
  })

  test('a metro parent that a dealer opens, and neither a child nor another person’s [RTE-19]', () => {
    const reason = 'builder.metro-parent'
    expect(opened('details', metroCampaign())).toEqual({ place: CONFIRMATION, reason })
    const child = metroCampaign({ parentCampaignKey: 7 })
    expect(opened('details', child)).toEqual({ place: 'details', reason: null })
    for (const level of USER_LEVELS.filter((one) => one !== 'DEALER')) {
      expect(opened('details', metroCampaign(), level).place, level).toBe('details')
    }
  })

  test('a campaign of another market that a dealer opens [RTE-20]', () => {
    const reason = 'builder.other-market'
    expect(opened('details', draftCampaign(), 'DEALER', 15)).toEqual({
      place: CONFIRMATION,
      reason,
    })
    expect(opened('details', draftCampaign(), 'DISTRICT', 3).place).toBe('details')
  })
})

describe('the seasonal places', () => {
  const coupon = '31/30/customize-seasonal-coupon'
  const annual = (changes: Partial<Campaign>) =>
    draftCampaign({ category: 'ANNUAL_SEASONAL', ...changes })
  const reserved = { status: 'RESERVED', isEditable: false } as const
  const submitted = { status: 'SUBMITTED', isEditable: false } as const

  test('are open to what is reserved, though it is ordered [RTE-08, RTE-11, RTE-18]', () => {
    for (const place of [coupon, 'seasonal-campaigns']) {
      expect(opened(place, annual({})).place).toBe(place)
      expect(opened(place, annual(reserved)).place).toBe(place)
      expect(opened(place, annual(submitted)).place).toBe(CONFIRMATION)
      expect(opened(place, draftCampaign({ ...reserved, category: 'SEASONAL' })).place).toBe(place)
    }
    expect(opened('details', annual(reserved)).place).toBe(CONFIRMATION)
  })

  test('of an ordered year are open while one of its seasons is reserved [RTE-08, RTE-18]', () => {
    const ofYear = (place: string, ...seasons: CampaignStatus[]) => {
      const year = annual({ ...submitted, status: 'APPROVED' })
      return builderRedirect({
        place,
        campaign: { ...year, market: { key: MARKET } },
        seasons: seasons.map((status) => ({ status })),
        person: { level: 'DEALER', marketKey: MARKET },
        flow: builderFlow(builderState(year)),
      }).place
    }
    for (const place of [coupon, 'seasonal-campaigns']) {
      expect(ofYear(place, 'COMPLETED', 'RESERVED')).toBe(place)
      expect(ofYear(place, 'COMPLETED', 'CANCELLED')).toBe(CONFIRMATION)
    }
    expect(ofYear('details', 'RESERVED')).toBe(CONFIRMATION)
  })

  test('have an old name that leads to the new one [RTE-08]', () => {
    expect(opened('seasonal-campaign', annual({})).place).toBe('seasonal-campaigns')
    expect(opened('seasonal-campaign', annual(submitted)).place).toBe(CONFIRMATION)
  })

  test('of a reserved campaign stay closed to dealers of other markets [RTE-18, RTE-20]', () => {
    expect(opened(coupon, annual(reserved), 'DEALER', 15).place).toBe(CONFIRMATION)
  })
})

test('no redirect leads to another one, for any person and place [RTE-17, RTE-18, RTE-19, RTE-20]', () => {
  const campaigns = fc.record({
    status: fc.constantFrom(...CAMPAIGN_STATUSES),
    category: fc.constantFrom(...CATEGORIES),
    isEditable: fc.boolean(),
    isActive: fc.boolean(),
    parentCampaignKey: fc.option(fc.constant(7)),
  })
  const places = fc.oneof(
    fc.constantFrom('details', 'touchpoints', 'audience-builder', CONFIRMATION),
    fc.constantFrom('1/select-creative', '1/customize-coupon', '3/4/customize-seasonal-coupon'),
    fc.constantFrom('seasonal-campaigns', 'seasonal-campaign'),
    fc.string(),
  )
  fc.assert(
    fc.property(
      places,
      campaigns,
      fc.constantFrom(...USER_LEVELS),
      fc.constantFrom(MARKET, 15),
      (place, changes, level, marketKey) => {
        const first = opened(place, draftCampaign(changes), level, marketKey)
        const second = opened(first.place, draftCampaign(changes), level, marketKey)
        expect(second.place).toBe(first.place)
        expect(first.reason === null || builderReasons[first.reason]).toBeTruthy()
      },
    ),
    { numRuns: 200 },
  )
})
