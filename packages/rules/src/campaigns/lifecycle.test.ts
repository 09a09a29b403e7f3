import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '../access/index.ts'
import type { CalendarDate } from '../calendar/index.ts'
import { accept, refuse } from '../result/index.ts'
import {
  CAMPAIGN_STATUSES,
  cadenceOf,
  isActiveCampaign,
  isOpenToChange,
  maySaveCampaign,
  maySaveSeeds,
  maySaveStep,
  mayStartFor,
  nameFromTemplate,
  type Standing,
} from './index.ts'

const draft: Standing = {
  status: 'DRAFT',
  category: 'ON_DEMAND',
  type: 'STANDARD',
  campaignCadence: 'STANDARD',
  parentCampaignKey: null,
  annualCampaignKey: null,
  isMarketOpen: true,
}
const parent: Standing = { ...draft, category: 'METRO' }
const child: Standing = { ...parent, parentCampaignKey: 7 }
/** It runs until it is canceled. */
const waiting = (status: Standing['status']): Standing => ({
  ...draft,
  type: 'SUBSCRIPTION',
  status,
})
const DEALER: readonly Permission[] = ['CAN_SUBMIT_ORDER']
const outcomeOf = (result: { ok: boolean; reason?: string }) => (result.ok ? 'yes' : result.reason)
const day = (text: string) => text as CalendarDate

describe('a campaign', () => {
  test('is active until it ends or its market closes [CMP-18]', () => {
    const active = CAMPAIGN_STATUSES.filter((status) =>
      isActiveCampaign({ status, isMarketOpen: true }),
    )
    expect(CAMPAIGN_STATUSES.filter((status) => !active.includes(status))).toEqual([
      'COMPLETED',
      'CANCEL_REQUESTED',
      'CANCELLED',
    ])
    expect(isActiveCampaign({ status: 'DRAFT', isMarketOpen: false })).toBe(false)
  })

  test('is open to changes as a draft, and in any status where it runs until it is cancelled [CMP-18]', () => {
    const open = (changes: Partial<Standing>) =>
      CAMPAIGN_STATUSES.filter((status) => isOpenToChange({ ...draft, status, ...changes }))
    expect(open({})).toEqual(['DRAFT'])
    expect(open({ type: 'SUBSCRIPTION' })).toEqual([...CAMPAIGN_STATUSES])
    expect(open({ campaignCadence: 'SUBSCRIPTION' })).toEqual([...CAMPAIGN_STATUSES])
  })

  test.for<[string, Standing, readonly Permission[], string]>([
    ['a draft', draft, DEALER, 'yes'],
    ['one that was ordered', { ...draft, status: 'SUBMITTED' }, DEALER, 'campaign.not-editable'],
    ['one of a closed market', { ...draft, isMarketOpen: false }, DEALER, 'campaign.not-editable'],
    ['one that waits until it is decided', waiting('SUBMITTED'), DEALER, 'campaign.with-approvers'],
    ['one that is reviewed', waiting('ACKNOWLEDGED'), DEALER, 'campaign.with-approvers'],
    ['one that waits to begin', waiting('APPROVED'), DEALER, 'campaign.approved-as-ordered'],
    ['one that runs until it is canceled', waiting('ACTIVE'), DEALER, 'yes'],
    ['a metro campaign, by a dealer', parent, DEALER, 'campaign.several-dealers-only'],
    ['a metro campaign, by staff', parent, PERMISSIONS, 'yes'],
    ['a child', child, PERMISSIONS, 'campaign.follows-parent'],
  ])('is saved or not: %s [CMP-18, MTR-22]', ([, campaign, permissions, answer]) => {
    expect(outcomeOf(maySaveCampaign(permissions, campaign))).toBe(answer)
  })

  test.for<[string, string, string | null, string]>([
    ['in time', '2027-03-01', '2027-03-15', 'yes'],
    ['on the last day', '2027-03-01', '2027-03-04', 'yes'],
    ['a day too late', '2027-03-02', '2027-03-04', 'campaign.not-editable'],
    ['before there is a mail date', '2027-03-01', null, 'yes'],
  ])('of a child takes seeds and a phone number: %s [MTR-22]', ([, today, mailDate, answer]) => {
    const mailed = {
      today: day(today),
      mailDate: mailDate === null ? null : day(mailDate),
      customizing: accept(true as const),
    }
    const approved: Standing = { ...child, status: 'APPROVED' }
    expect(outcomeOf(maySaveSeeds(DEALER, approved, { ...mailed, leadDays: 3 }))).toBe(answer)
  })
})

describe('one season of a year', () => {
  const season: Standing = { ...draft, category: 'SEASONAL', annualCampaignKey: 3 }
  const open = accept(true as const)
  const closed = refuse('campaign.not-in-period')
  const mailed = { today: day('2027-03-01'), mailDate: day('2027-03-15'), leadDays: 3 }

  test.for([
    ['DRAFT', 'yes', 'yes', 'campaign.follows-enrollment', 'campaign.follows-enrollment'],
    ['RESERVED', 'yes', 'campaign.not-in-period', 'yes', 'campaign.not-in-period'],
    ...(['ACTIVE', 'COMPLETED', 'CANCELLED', 'CANCEL_REQUESTED'] as const).map(
      (status) => [status, ...Array.from({ length: 4 }, () => 'campaign.not-editable')] as const,
    ),
  ] as const)(
    'in %s takes its steps in its period: %s, out of it: %s; its seeds: %s, %s',
    ([status, ...answers]) => {
      const standing = { ...season, status }
      expect([
        outcomeOf(maySaveStep(DEALER, standing, open)),
        outcomeOf(maySaveStep(DEALER, standing, closed)),
        outcomeOf(maySaveSeeds(DEALER, standing, { ...mailed, customizing: open })),
        outcomeOf(maySaveSeeds(DEALER, standing, { ...mailed, customizing: closed })),
      ]).toEqual(answers)
    },
  )

  test('has its details from its year', () => {
    expect(outcomeOf(maySaveCampaign(DEALER, season))).toBe('campaign.follows-enrollment')
  })
})

describe('starting', () => {
  test.for([
    ['DEALER', 'ON_DEMAND', 'yes'],
    ['DISTRICT', 'ON_DEMAND', 'campaign.needs-a-dealer'],
    ['DEALER', 'METRO', 'campaign.needs-staff-market'],
    ['DISTRICT', 'METRO', 'yes'],
    ['NATIONAL', 'METRO', 'yes'],
    ['CORPORATE', 'METRO', 'campaign.needs-staff-market'],
    ['DEALER', 'ANNUAL_SEASONAL', 'yes'],
    ['DISTRICT', 'ANNUAL_SEASONAL', 'campaign.needs-a-dealer'],
  ] as const)('at a %s market, %s: %s [CMP-25]', ([type, category, answer]) => {
    expect(outcomeOf(mayStartFor({ type, status: 'ACTIVE' }, category))).toBe(answer)
    expect(outcomeOf(mayStartFor({ type, status: 'CLOSED' }, category))).toBe(
      answer === 'yes' ? 'campaign.market-closed' : answer,
    )
  })

  test('what runs until it is cancelled may be ordered once, not the other way round [CMP-03, CMP-25]', () => {
    expect(cadenceOf('SUBSCRIPTION')).toEqual({ ok: true, value: 'SUBSCRIPTION' })
    expect(cadenceOf('SUBSCRIPTION', 'STANDARD').ok).toBe(true)
    expect(outcomeOf(cadenceOf('STANDARD', 'SUBSCRIPTION'))).toBe('campaign.cadence-not-offered')
  })

  test('takes the name of the template, without what names may not hold [DET-06, DET-07]', () => {
    expect(nameFromTemplate('Spring, oil | tires^2')).toBe('Spring oil tires 2')
    expect([...nameFromTemplate('🚗'.repeat(80))]).toHaveLength(60)
  })
})
