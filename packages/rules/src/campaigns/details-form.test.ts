import {
  BUILT_ON,
  channelOption,
  day,
  draftCampaign,
  metroCampaign,
  openTemplate,
  seedPerson,
} from '@marquee/test-kit/campaign'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, LATEST_DATE } from '../calendar/index.ts'
import { chooseOption, uncheck, type ChosenOption } from '../channels/index.ts'
import { CATEGORIES } from '../templates/index.ts'
import {
  asksPhoneNumber,
  couponEndDate,
  couponEnds,
  usesMailDate,
  deferredPayments,
  detailsSections,
  detailsTexts,
  freeName,
  offersSecondWave,
  isDeferred,
  mailDateLook,
  mailDatePicker,
  mayDeferBilling,
  NEW_METRO_CAMPAIGN,
  paymentsOfBills,
  selectDealerGroup,
  switchTouchpoint,
  whatChoosingUndoes,
  whatGroupUndoes,
  type Campaign,
  type FundingType,
} from './index.ts'

const funded = (fundingType: FundingType) => ({
  metroCampaign: { ...NEW_METRO_CAMPAIGN, fundingType },
})
const deferrable = { isBillingDeferred: true }

describe('the sections of the details', () => {
  const sections = (campaign: Campaign, template = deferrable, groups = 2) =>
    detailsSections(campaign, template, groups).map(({ section }) => section)

  test('of a metro campaign are the ten of the specification, and its dealers [MTR-02, MTR-09, DLR-01]', () => {
    expect(sections(metroCampaign())).toEqual([
      'name',
      'funding',
      'deferral',
      'channels',
      'mailDate',
      'dealerGroup',
      'mailer',
      'serviceLogo',
      'contact',
      'seeds',
      'dealers',
    ])
    expect(sections(metroCampaign(), deferrable, 1)).not.toContain('dealerGroup')
  })

  test('of other campaigns are name, deferral, channels, mail date and seeds [DET-13, DATE-08]', () => {
    expect(sections(draftCampaign())).toEqual(['name', 'deferral', 'channels', 'mailDate', 'seeds'])
    const annual = draftCampaign({ category: 'ANNUAL_SEASONAL' })
    expect(sections(annual, { isBillingDeferred: false })).toEqual([
      'name',
      'channels',
      'mailDate',
      'seeds',
    ])
  })

  test('of a child are closed, but for its number and its seeds [MTR-09, MTR-17, MTR-22, DLR-01]', () => {
    const child = metroCampaign({ parentCampaignKey: 7 })
    const shown = detailsSections(child, deferrable, 2)
    expect(shown.map(({ section }) => section)).toEqual([
      'name',
      'funding',
      'deferral',
      'channels',
      'mailDate',
      'mailer',
      'serviceLogo',
      'contact',
      'seeds',
    ])
    expect(shown.filter(({ isEnabled }) => isEnabled)).toEqual([
      { section: 'seeds', isEnabled: true },
    ])
    expect([child, metroCampaign(), draftCampaign()].map(asksPhoneNumber)).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('deferred billing', () => {
  test('is offered by the template, and not where an association pays [MTR-06]', () => {
    const none = { isBillingDeferred: false }
    expect(mayDeferBilling(draftCampaign(), deferrable)).toBe(true)
    expect(mayDeferBilling(draftCampaign(), none)).toBe(false)
    expect(mayDeferBilling(funded('DEALER_FUNDING'), deferrable)).toBe(true)
    expect(mayDeferBilling(funded('DAA_FUNDING'), deferrable)).toBe(false)
  })

  test('is never stored where an association pays [MTR-08]', () => {
    expect(isDeferred({ ...funded('DAA_FUNDING'), ...deferrable })).toBe(false)
    expect(isDeferred({ ...funded('DEALER_FUNDING'), ...deferrable })).toBe(true)
    expect(isDeferred({ ...funded('DEALER_FUNDING'), isBillingDeferred: false })).toBe(false)
    expect(isDeferred({ metroCampaign: null, ...deferrable })).toBe(true)
  })

  test('is three payments from the month after the first mail date [MTR-07, CONST-14]', () => {
    expect(deferredPayments(10_000, day('2027-11-30'))).toEqual([
      { date: '2027-12-01', amount: 3_334 },
      { date: '2028-01-01', amount: 3_333 },
      { date: '2028-02-01', amount: 3_333 },
    ])
    expect(deferredPayments(2, day('2027-01-01')).map(({ amount }) => amount)).toEqual([2, 0, 0])
    expect(detailsTexts.deferral.note).toContain('divided evenly across 3 months')
  })

  test('is divided for each bill, as it is ordered [MTR-07]', () => {
    const amounts = paymentsOfBills([10_000, 10_001], day('2027-11-30')).map(({ amount }) => amount)
    // 3,334 + 3,335, and the others without what is left over.
    expect(amounts).toEqual([6_669, 6_666, 6_666])
    expect(paymentsOfBills([], day('2027-11-30')).map(({ amount }) => amount)).toEqual([0, 0, 0])
  })

  test('sums to the cent, whatever the bill [MTR-07]', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(3_650), (total, days) => {
        const mailDate = addDays(BUILT_ON, days)
        const payments = deferredPayments(total, mailDate)
        const amounts = payments.map(({ amount }) => amount)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThan(3)
        expect(payments.every(({ date }) => date.endsWith('-01') && date > mailDate)).toBe(true)
      }),
    )
  })
})

describe('the section of the mail date', () => {
  const waves = { canSelectWaves: true }

  test.for([
    ['ON_DEMAND', false, 'Mail Date', []],
    ['ON_DEMAND', true, 'First Wave', ['Wave 1', 'Wave 2']],
    ['SEASONAL', true, 'First Wave', ['Wave 1', 'Wave 2']],
    ['METRO', true, 'First Wave', ['Wave 1']],
    ['METRO', false, 'Mail Date', []],
  ] as const)(
    'of %s with waves %s says %s and %o [DATE-03, DATE-04, DATE-05, DATE-06, CONST-13]',
    (row) => {
      const [category, canSelectWaves, label, names] = row
      const look = mailDateLook(category, { canSelectWaves })
      expect(look).toMatchObject({ label, waves: names })
      expect(look.note !== null).toBe(names.length === 2)
      expect(look.note ?? '').toMatch(/50\/50|^$/)
    },
  )

  test('shows the days in the mail where many dealers are mailed [DATE-01, DATE-02]', () => {
    expect(mailDateLook('METRO', waves).subtitle).toContain('5-10 days after')
    expect(mailDateLook('SEASONAL', waves).subtitle).toBe('Select the mail date for the campaign.')
  })

  test('has a second wave in two categories only [DATE-05]', () => {
    const found = CATEGORIES.filter((category) => offersSecondWave(category, waves))
    expect(found).toEqual(['SEASONAL', 'ON_DEMAND'])
  })
})

describe('the picker of mail dates', () => {
  const dates = [day('2027-03-22'), day('2027-03-24')]
  const known = { today: BUILT_ON, selectableDates: { EMAIL: dates } }
  const campaign = draftCampaign()

  test('offers the eligible days, from the first to the last [DATE-14, DATE-16]', () => {
    expect(mailDatePicker(campaign, openTemplate, known)).toEqual({
      locked: null,
      dates,
      first: '2027-03-22',
      last: '2027-03-24',
    })
    const unchosen = draftCampaign({ fulfillmentChannelsAndVariations: [] })
    expect(mailDatePicker(unchosen, openTemplate, known).dates).toEqual([])
  })

  test('offers an administrator every day ahead [DATE-13, LVL-10]', () => {
    const free = { ...known, mayChooseFreely: true }
    const expected = { locked: null, dates: null, first: BUILT_ON, last: LATEST_DATE }
    expect(mailDatePicker(campaign, openTemplate, free)).toEqual(expected)
    const locked = { ...openTemplate, isMailDateLocked: true }
    expect(mailDatePicker(campaign, locked, free)).toEqual(expected)
  })

  test('is locked with no days at all [DATE-11, DATE-12]', () => {
    const locked = mailDatePicker(campaign, { ...openTemplate, isMailDateLocked: true }, known)
    expect(locked).toMatchObject({ locked: 'mail-date.locked', dates: [] })
    const mode = { campaignExecution: { startDateSelectionMode: 'RESTRICTED' } } as const
    const free = { ...known, mayChooseFreely: true }
    expect(mailDatePicker(campaign, { ...openTemplate, ...mode }, free)).toMatchObject({
      locked: 'mail-date.restricted',
      dates: [],
    })
  })
})

describe('another dealer group', () => {
  const group = { key: 9, name: 'Flint Metro' }
  const campaign = metroCampaign({ name: 'My own name' })
  const unasked = { today: BUILT_ON, hasAudience: false, initialName: 'Winter road check' }

  test('brings its name, a name for the campaign, and none of its dealers yet [MTR-10]', () => {
    const selected = selectDealerGroup(campaign, group, BUILT_ON)
    expect(selected).toMatchObject({ name: 'Flint Metro 2027-03-01', selectedMarketKeys: [] })
    expect(selected.metroCampaign).toEqual({
      ...campaign.metroCampaign,
      marketGroupKey: 9,
      metroGroupName: 'Flint Metro',
    })
    const bare = draftCampaign({ category: 'METRO' })
    expect(selectDealerGroup(bare, group, BUILT_ON).metroCampaign?.fundingType).toBe(
      'DEALER_FUNDING',
    )
  })

  test('says beforehand what it undoes [MTR-10]', () => {
    expect(whatGroupUndoes(campaign, group, { ...unasked, hasAudience: true })).toEqual([
      'The 3 selected dealers are cleared.',
      'The campaign name “My own name” becomes “Flint Metro 2027-03-01”.',
      'The group name “Detroit Metro” becomes “Flint Metro”.',
      'The audience was chosen among the dealers of the group before.',
    ])
    const begun = { name: '', metroCampaign: NEW_METRO_CAMPAIGN, selectedMarketKeys: [] }
    expect(whatGroupUndoes(begun, group, unasked)).toEqual([])
    const again = selectDealerGroup(campaign, group, BUILT_ON)
    expect(whatGroupUndoes(again, group, unasked)).toEqual([])
  })

  test('replaces names that the group before brought without saying so, and none that was typed [MTR-10]', () => {
    const before = { key: 3, name: 'Toledo Metro' }
    const first = selectDealerGroup(campaign, before, BUILT_ON)
    expect(whatGroupUndoes(first, group, { ...unasked, before })).toEqual([])
    const numbered = { ...first, name: 'Toledo Metro 2027-02-26 2' }
    expect(whatGroupUndoes(numbered, group, { ...unasked, before })).toEqual([])
    const long = { key: 3, name: 'Fennbrook and Kingsfallow Greater Metropolitan Area Dealers' }
    const ofLong = selectDealerGroup(campaign, long, BUILT_ON)
    const second = { ...ofLong, name: freeName(ofLong.name, [ofLong.name]) }
    expect(whatGroupUndoes(second, group, { ...unasked, before: long })).toEqual([])
    const initial = { ...first, name: 'Winter road check' }
    expect(whatGroupUndoes(initial, group, { ...unasked, before })).toEqual([])
    const typed = { ...first, name: 'Toledo Metro in spring' }
    expect(whatGroupUndoes(typed, group, { ...unasked, before })).toEqual([
      'The campaign name “Toledo Metro in spring” becomes “Flint Metro 2027-03-01”.',
    ])
    const ofTheirs = { ...NEW_METRO_CAMPAIGN, metroGroupName: 'Toledo dealers' }
    expect(
      whatGroupUndoes({ ...first, metroCampaign: ofTheirs }, group, { ...unasked, before }),
    ).toEqual(['The group name “Toledo dealers” becomes “Flint Metro”.'])
  })
})

describe('another choice of channels', () => {
  const EMAIL: ChosenOption = { type: 'CHANNEL', value: 'EMAIL' }
  const MAIL: ChosenOption = { type: 'CHANNEL', value: 'DIRECT_MAIL' }
  const FALLBACK: ChosenOption = { type: 'VARIATION', value: 'EMAIL_WITH_DIRECT_MAIL_FALLBACK' }
  const options = [EMAIL, MAIL].map(({ value }) =>
    channelOption({ fulfillmentChannel: value as 'EMAIL' | 'DIRECT_MAIL' }),
  )
  const all = [...options, channelOption({ fulfillmentChannelVariation: FALLBACK.value })]
  const selectableDates = { EMAIL: [day('2027-03-22')], DIRECT_MAIL: [day('2027-03-29')] }
  const undone = (campaign: Campaign, option: ChosenOption, changes = {}) => {
    const chosen = chooseOption(campaign.fulfillmentChannelsAndVariations, option, all)
    return whatChoosingUndoes(campaign, {
      option,
      chosen,
      selectableDates,
      hasAudience: false,
      ...changes,
    })
  }

  test('says which date, seeds and audience it undoes [DATE-15, SEED-21]', () => {
    const { address } = seedPerson()
    const homeless = seedPerson({ address: { ...address, city: '' } })
    const campaign = draftCampaign({ sampleRecipients: [homeless, seedPerson()] })
    expect(undone(campaign, MAIL, { hasAudience: true })).toEqual([
      'The mail date 03/22/2027 is no longer offered. Choose another one.',
      'One seed recipient is missing what this channel needs.',
      'The audience was counted for the channels chosen before.',
    ])
    expect(undone(campaign, MAIL, { mayChooseFreely: true })).toHaveLength(1)
    expect(undone(draftCampaign(), EMAIL)).toEqual([])
    const lapsed = draftCampaign({ mailDate: day('2027-03-23') })
    expect(undone(lapsed, MAIL)).toEqual([])
  })

  test('that leaves none says nothing of a date, an audience or seeds: the next choice does', () => {
    const campaign = draftCampaign()
    const choosing = { option: EMAIL, chosen: [], selectableDates, hasAudience: true }
    expect(campaign.fulfillmentChannelsAndVariations).toEqual([EMAIL])
    expect(whatChoosingUndoes(campaign, choosing)).toEqual([])
  })

  test('says which other option goes, and not the one that was unchecked [CHN-09, CHN-10]', () => {
    const campaign = draftCampaign({
      fulfillmentChannelsAndVariations: [EMAIL, MAIL, FALLBACK],
      mailDate: null,
    })
    expect(undone(campaign, MAIL)).toEqual(['Email, else direct mail is no longer chosen.'])
    const chosen = uncheck([EMAIL, MAIL, FALLBACK], FALLBACK, all)
    expect(whatChoosingUndoes(campaign, { option: FALLBACK, chosen, hasAudience: false })).toEqual([
      'Email is no longer chosen.',
      'Direct mail is no longer chosen.',
    ])
  })
})

test.for([
  ['OPTIONAL', true, 'DRAFT'],
  ['OPTIONAL', false, 'PENDING'],
  ['REQUIRED', true, 'DRAFT'],
  ['REQUIRED', false, 'campaign.touchpoint-required'],
  ['DISABLED', true, 'campaign.touchpoint-disabled'],
  ['DISABLED', false, 'PENDING'],
] as const)('a touchpoint that is %s, switched %s: %s [TCH-01, TCH-04]', (row) => {
  const [optionality, opted, expected] = row
  const result = switchTouchpoint({ optionality, status: 'PENDING' }, opted)
  expect(result.ok ? result.value.status : result.reason).toBe(expected)
  expect(result.ok ? result.value.opted : opted).toBe(opted)
})

test.for([
  ['METRO', '2027-03-22', '2027-06-20'],
  ['ON_DEMAND', '2027-03-22', '2027-07-04'],
  ['REMINDERS', '2027-03-22', '2027-05-30'],
  ['ON_DEMAND', null, '2027-05-30'],
  ['SEASONAL', '2027-03-22', '2027-09-30'],
] as const)('the coupons of %s mailed %s end on %s [CPN-14, CMP-39, CONST-19]', (row) => {
  const [category, mailed, expected] = row
  const mailDate = mailed === null ? null : day(mailed)
  const template = { campaignEndDate: category === 'SEASONAL' ? day('2027-09-30') : null }
  expect(couponEndDate({ category, mailDate }, template, BUILT_ON)).toBe(expected)
})

test('the coupons of every category either end on a day of the campaign, or are counted from their mail [CPN-14]', () => {
  for (const category of CATEGORIES) {
    const { isCountedFromMail, standard } = couponEnds(
      { category, mailDate: null },
      { campaignEndDate: null },
      BUILT_ON,
    )
    expect([category, isCountedFromMail]).toEqual([category, !usesMailDate(category)])
    expect(standard > BUILT_ON).toBe(true)
  }
})
