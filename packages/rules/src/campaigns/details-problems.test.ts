import {
  attachedCoupon,
  BUILT_ON,
  day,
  draftCampaign,
  finishedStep,
  metroCampaign,
  openTemplate,
  seedPerson,
} from '@marquee/test-kit/campaign'
import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../templates/index.ts'
import {
  detailsProblems,
  NEW_METRO_CAMPAIGN,
  usesMailDate,
  type Campaign,
  type ChildMarket,
  type ContactDto,
  type DetailsFacts,
  type DetailsTemplate,
  type MetroCampaign,
} from './index.ts'

const eligible = [day('2027-03-22'), day('2027-03-23')]
const selectableDates = { EMAIL: eligible, DIRECT_MAIL: [day('2027-03-23')] }
const judged = (
  campaign: Campaign,
  known: Partial<DetailsFacts> = {},
  template: Partial<DetailsTemplate> = {},
) => detailsProblems(campaign, { ...openTemplate, ...template }, { today: BUILT_ON, ...known })
const GOOD = { wrong: {}, missing: {} }
const LAPSED = 'Mail date is no longer valid'

const metroWith = (overrides: Partial<MetroCampaign>, more: Partial<Campaign> = {}) => {
  const campaign = metroCampaign(more)
  return {
    ...campaign,
    metroCampaign: { ...(campaign.metroCampaign ?? NEW_METRO_CAMPAIGN), ...overrides },
  }
}
const contactWith = (overrides: Partial<ContactDto>) => {
  const { metroCampaign: metro } = metroCampaign()
  const { contactDto } = metro ?? NEW_METRO_CAMPAIGN
  return metroWith({ contactDto: { ...contactDto, ...overrides } })
}

test('details in order have no problems, of one dealer or of many [DET-01, FLOW-12]', () => {
  expect(judged(draftCampaign(), { selectableDates })).toEqual(GOOD)
  expect(judged(metroCampaign(), { selectableDates })).toEqual(GOOD)
})

test('what is empty is missing, what is filled in badly is wrong [DET-01, FLOW-12]', () => {
  const empty = { name: '', mailDate: null, fulfillmentChannelsAndVariations: [] }
  expect(judged(draftCampaign(empty))).toEqual({
    wrong: {},
    missing: {
      name: 'Campaign Name is a required field.',
      fulfillmentChannelsAndVariations: 'Required',
      mailDate: LAPSED,
    },
  })
  const past = { name: 'a,b', mailDate: day('2027-02-01') }
  expect(judged(draftCampaign(past))).toEqual({
    wrong: { name: 'Invalid field characters.', mailDate: LAPSED },
    missing: {},
  })
})

test('a new metro campaign lacks all that a mailer needs [MTR-01, MTR-04, MTR-14, MTR-15, MTR-20, MTR-21, DLR-11]', () => {
  const begun = metroCampaign({ metroCampaign: NEW_METRO_CAMPAIGN, selectedMarketKeys: [] })
  const needed = ['marketGroupKey', 'metroGroupName', 'metroGroupUrl']
  const contact = ['firstName', 'lastName', 'phoneNumber', 'email']
  const fields = [...needed, ...contact.map((field) => `contactDto.${field}`)]
  expect(judged(begun)).toEqual({
    wrong: {},
    missing: {
      ...Object.fromEntries(fields.map((field) => [`metroCampaign.${field}`, 'Required'])),
      selectedMarketKeys: 'At least one dealer must be selected.',
    },
  })
  expect(NEW_METRO_CAMPAIGN).toMatchObject({
    fundingType: 'DEALER_FUNDING',
    isExpressService: false,
  })
})

describe('wrong in a metro campaign', () => {
  test.for([
    ['metroGroupName', { metroGroupName: 'x'.repeat(81) }, 'Max characters allowed: 80'],
    ['metroGroupUrl', { metroGroupUrl: `https://${'x'.repeat(2048)}` }, /2048/],
    ['metroGroupUrl', { metroGroupUrl: 'detroit' }, /http/],
  ] as const)('is %s of %o [MTR-14, MTR-15, CONST-05, FRM-03]', ([field, overrides, expected]) => {
    const { wrong } = judged(metroWith(overrides))
    expect(Object.keys(wrong)).toEqual([`metroCampaign.${field}`])
    expect(wrong[`metroCampaign.${field}`]).toMatch(expected)
  })

  test.for([
    [{ firstName: 'x'.repeat(51) }, 'firstName', 'Max characters allowed: 50'],
    [{ lastName: 'x'.repeat(51) }, 'lastName', 'Max characters allowed: 50'],
    [{ phoneNumber: '123' }, 'phoneNumber', 'Must be 10 digits long'],
    [{ phoneNumber: '12345abcde' }, 'phoneNumber', 'Cannot contain non-numeric characters'],
    [{ email: 'ada' }, 'email', 'Email must be valid.'],
  ] as const)('is a contact of %o [MTR-19, MTR-20, MTR-21, CONST-06]', (row) => {
    const [overrides, field, expected] = row
    expect(judged(contactWith(overrides)).wrong).toEqual({
      [`metroCampaign.contactDto.${field}`]: expected,
    })
  })

  test('is DAA funding of flat-cost coupons, whatever their source [MTR-05]', () => {
    const flat = attachedCoupon(1, '$29.95', null)
    const nissan = { ...flat.customValues, sourceId: { source: 'NISSAN' } }
    const funded = (attachment: typeof flat, fundingType: MetroCampaign['fundingType']) => {
      const step = finishedStep(1)
      const creative = { ...step.creative, attachments: [attachment] }
      const workflows = [{ key: 1, steps: [{ ...step, creative }] }]
      return judged(metroWith({ fundingType }, { workflows })).wrong
    }
    const refusal = 'Campaigns with flat cost coupons cannot be DAA funded'
    const expected = { 'metroCampaign.fundingType': refusal }
    expect(funded(flat, 'DAA_FUNDING')).toEqual(expected)
    expect(funded({ ...flat, customValues: nissan }, 'DAA_FUNDING')).toEqual(expected)
    expect(funded(flat, 'DEALER_FUNDING')).toEqual({})
    expect(funded(attachedCoupon(1), 'DAA_FUNDING')).toEqual({})
  })
})

describe('the dealers of a metro campaign', () => {
  const dealer = (key: number, overrides: Partial<ChildMarket>): ChildMarket => ({
    isSelectable: true,
    isEnrolled: true,
    isDaaEligible: true,
    market: {
      key,
      name: `Dealer ${key}`,
      sourceId: { id: `${key}` },
      marketHierarchyByType: { zone: null, district: null },
    },
    ...overrides,
  })
  const funded = (fundingType: MetroCampaign['fundingType'], ...dealers: ChildMarket[]) =>
    judged(metroWith({ fundingType }), { dealers }).missing

  test('are all that are eligible, where the association pays [DLR-12]', () => {
    const left = dealer(24, {})
    expect(funded('DAA_FUNDING', dealer(21, {}), left)).toEqual({
      selectedMarketKeys: 'Every DAA-eligible dealer must be selected. Not selected: Dealer 24.',
    })
    const many = [29, 28, 27, 26, 25, 24].map((key) => dealer(key, {}))
    expect(funded('DAA_FUNDING', ...many)).toEqual({
      selectedMarketKeys:
        'Every DAA-eligible dealer must be selected. Not selected: Dealer 24, Dealer 25, Dealer 26 and 3 more.',
    })
    expect(funded('DEALER_FUNDING', left)).toEqual({})
    expect(funded('DAA_FUNDING', dealer(24, { isDaaEligible: false }))).toEqual({})
    expect(funded('DAA_FUNDING', dealer(24, { isSelectable: false }))).toEqual({})
  })
})

describe('the mail date', () => {
  const on = (date: string | null, overrides: Partial<Campaign> = {}) =>
    draftCampaign({ mailDate: date === null ? null : day(date), ...overrides })
  const dateOf = ({ wrong, missing }: ReturnType<typeof judged>) =>
    ({ ...missing, ...wrong }).mailDate

  test.for([
    ['2027-03-22', {}, undefined],
    ['2027-03-24', {}, LAPSED],
    ['2027-03-24', { mayChooseFreely: true }, undefined],
    ['2027-02-26', { mayChooseFreely: true }, LAPSED],
    [null, { mayChooseFreely: true }, LAPSED],
    ['2027-03-24', { selectableDates: undefined }, undefined],
  ] as const)('%s with %o: %s [DATE-17, DATE-18]', ([date, overrides, expected]) => {
    expect(dateOf(judged(on(date), { selectableDates, ...overrides }))).toBe(expected)
  })

  test('follows the slowest of the chosen channels [DATE-15]', () => {
    const both = [
      { type: 'CHANNEL', value: 'EMAIL' },
      { type: 'CHANNEL', value: 'DIRECT_MAIL' },
    ] as const
    const early = on('2027-03-22', { fulfillmentChannelsAndVariations: both })
    expect(dateOf(judged(early, { selectableDates }))).toBe(LAPSED)
  })

  test('is asked of no child, and of a seasonal campaign only that there is one [DATE-19]', () => {
    const child = metroWith({}, { parentCampaignKey: 7, mailDate: day('2027-02-01') })
    expect(judged(child, { selectableDates })).toEqual(GOOD)
    const seasonal = { category: 'SEASONAL' } as const
    expect(dateOf(judged(on('2027-02-01', seasonal), { selectableDates }))).toBe(undefined)
    expect(judged(on(null, seasonal)).missing).toEqual({ mailDate: 'Required' })
  })

  test('is required where the category is mailed on a day [DATE-08]', () => {
    const dated = CATEGORIES.filter(usesMailDate)
    expect(dated).toEqual(['SEASONAL', 'ON_DEMAND', 'METRO'])
    const others = CATEGORIES.filter((category) => !usesMailDate(category))
    for (const category of others) expect(judged(on(null, { category }))).toEqual(GOOD)
  })

  test('that the template sets must still lie ahead, and not come too early to be produced [DATE-11, DATE-12]', () => {
    const locked = { isMailDateLocked: true }
    const of = (date: string | null) => dateOf(judged(on(date), { selectableDates }, locked))
    expect([of('2027-03-21'), of('2027-02-26'), of('2027-03-27'), of(null)]).toEqual([
      LAPSED,
      LAPSED,
      undefined,
      undefined,
    ])
  })

  test('that lapsed since it was saved stops the order, not the next save [FLOW-12, DATE-17]', () => {
    const lapsed = on('2027-02-26')
    expect(judged(lapsed, { saved: lapsed })).toEqual({
      wrong: {},
      missing: { mailDate: LAPSED },
    })
    expect(judged(lapsed, { saved: on('2027-02-25') }).wrong).toEqual({ mailDate: LAPSED })
  })

  test('of a second wave is required where the wave is checked and there is one [DATE-05, DATE-07]', () => {
    const waves = { canSelectWaves: true }
    const second = (secondMailDate: string | null, overrides: Partial<Campaign> = {}) =>
      judged(
        on('2027-03-22', {
          hasSecondWave: true,
          secondMailDate: secondMailDate === null ? null : day(secondMailDate),
          ...overrides,
        }),
        { selectableDates },
        waves,
      )
    expect(second('2027-03-23')).toEqual(GOOD)
    expect(second(null).missing).toEqual({ secondMailDate: 'Required' })
    expect(second('2027-03-22').wrong).toEqual({
      secondMailDate: 'The second wave must be later than the first.',
    })
    expect(second(null, { hasSecondWave: false })).toEqual(GOOD)
    expect(judged(on('2027-03-22', { hasSecondWave: true }), { selectableDates })).toEqual(GOOD)
  })
})

describe('seed recipients', () => {
  const withSeeds = (...sampleRecipients: Campaign['sampleRecipients']) =>
    draftCampaign({ sampleRecipients })

  test('over the limit stop the order, not the save [SEED-16, SEED-19]', () => {
    const two = withSeeds(seedPerson(), seedPerson({ surName: 'Two' }))
    expect(judged(two, { seedLimit: 1 })).toEqual({
      wrong: {},
      missing: {
        sampleRecipients:
          'You have too many recipients selected. Please remove 1 recipients. (Limit 1).',
      },
    })
    expect(judged(two, { seedLimit: 2 })).toEqual(GOOD)
  })

  test('need what the chosen channels need [SEED-21]', () => {
    const { address } = seedPerson()
    const homeless = withSeeds(seedPerson({ address: { ...address, line1: '' } }))
    expect(judged(homeless)).toEqual(GOOD)
    const mail = { fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'DIRECT_MAIL' }] }
    const mailed = { ...homeless, ...mail } as Campaign
    expect(Object.keys(judged(mailed).missing)).toEqual(['sampleRecipients'])
  })
})

test('of a child only its name, its number and its seeds are judged [MTR-17, MTR-22, DET-08]', () => {
  const child = (marketPhoneNumber: string, overrides: Partial<Campaign> = {}) =>
    judged(
      metroWith(
        { ...NEW_METRO_CAMPAIGN, marketPhoneNumber },
        {
          parentCampaignKey: 7,
          fulfillmentChannelsAndVariations: [],
          selectedMarketKeys: [],
          ...overrides,
        },
      ),
    )
  expect(child('')).toEqual(GOOD)
  expect(child('313555')).toEqual({
    wrong: { 'metroCampaign.marketPhoneNumber': 'Must be 10 digits long' },
    missing: {},
  })
  expect(child('', { name: '' }).missing).toEqual({ name: 'Campaign Name is a required field.' })
})
