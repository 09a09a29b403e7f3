import { day } from '@marquee/test-kit/campaign'
import {
  freeOfCharge as free,
  orderedContent as content,
  orderedCoupon as coupon,
  orderedDealer as dealer,
  orderedStep as step,
  withAt,
} from '@marquee/test-kit/ordered-content'
import { describe, expect, test } from 'vitest'
import type { OrderedContent, OrderedDealer, OrderedStep } from '../orders/index.ts'
import { changesBetween } from './index.ts'

const copyOf = (content: OrderedContent): OrderedContent => JSON.parse(JSON.stringify(content))

const second: OrderedStep = { ...step, key: 6, number: 2, name: 'Letter', templateStepKey: 2 }
const otherDealers = (count: number): OrderedDealer[] =>
  Array.from({ length: count }, (_, at) => ({
    ...dealer,
    marketKey: 20 + at,
    dealer: { ...dealer.dealer, name: `Dealer ${at + 1}` },
  }))

describe('what changed between two orders of a campaign is described in sentences', () => {
  test.for<[string, unknown, string[]]>([
    ['campaign.name', 'Summer', ['The name changed from “Spring” to “Summer”.']],
    ['template.version', 2, ['The template “Road check” has a newer version.']],
    ['mailDate', '2027-03-10', ['The mail date moved from 03/03/2027 to 03/10/2027.']],
    ['mailDate', null, ['The mail date on 03/03/2027 was dropped.']],
    ['secondMailDate', '2027-03-24', ['The second wave was set to 03/24/2027.']],
    ['isBillingDeferred', true, ['Billing is now deferred.']],
    ['monthlyCap', 300, ['Most households a month changed from “No cap” to “300”.']],
    ['steps.0.coupons.0.offer_1', '$25', ['Coupon 1: $20 off became $25 off.']],
    ['steps.0.coupons.0.offer_1', '$1250.50', ['Coupon 1: $20 off became $1,250.50 off.']],
    ['steps.0.coupons.0.offer_1', null, ['Coupon 1: $20 off became no offer.']],
    [
      'steps.0.coupons.1.heading',
      '',
      ['Coupon 2: the heading changed from “Spring service” to nothing.'],
    ],
    [
      'steps.0.coupons.0.endDate',
      '2027-06-01',
      ['Coupon 1: the last day moved from 05/01/2027 to 06/01/2027.'],
    ],
    [
      'steps.0.coupons.1',
      { ...free, couponKey: 40, offerTitle: 'Tires' },
      ['Coupon 2: Car wash, Complimentary became Tires, Complimentary.'],
    ],
    ['steps.0.coupons', [coupon], ['Coupon 2 was removed: Car wash, Complimentary.']],
    ['steps.0.coupons', [coupon, free, coupon], ['Coupon 3 was added: Oil change, $20 off.']],
    ['steps.0.coupons', [free, coupon], ['The coupons stand in another order.']],
    ['steps.0.creative.version', 2, ['The creative “Road” has a newer version.']],
    [
      'steps.0.creative',
      { ...step.creative, key: 12, name: 'Snow' },
      ['The creative “Road” was replaced by “Snow”.'],
    ],
    ['steps.0.creative.variationId', 'b', ['The variation of “Road” changed.']],
    [
      'steps.0.creative.values.headline',
      'Drive',
      ['The field “headline” changed from “Go” to “Drive”.'],
    ],
    [
      'steps.0.send',
      { channels: ['EMAIL', 'DIRECT_MAIL'], isMailBackfill: true, isReblasted: false },
      ['It is now sent by direct mail where no email reaches and email.'],
    ],
    [
      'channels',
      [{ type: 'CHANNEL', value: 'EMAIL' }],
      ['Email was added.', 'Direct mail was removed.'],
    ],
    [
      'metro.fundingType',
      'DAA_FUNDING',
      ['The funding changed from “Dealer funding” to “DAA funding”.'],
    ],
    ['metro.isExpressService', true, ['The express service logo was added.']],
    [
      'metro.contactDto.phoneNumber',
      '7345550199',
      ['The contact phone changed from “(734) 555-0100” to “(734) 555-0199”.'],
    ],
    [
      'dealers.0.dealer.city',
      'Saline',
      ['Lakeside Honda: the city changed from “Ann Arbor” to “Saline”.'],
    ],
    ['dealers.0.logo', 'def', ['Lakeside Honda: the logo changed.']],
    ['dealers', [dealer, ...otherDealers(1)], ['Dealer Dealer 1 was added.']],
    [
      'dealers',
      [dealer, ...otherDealers(7)],
      ['7 dealers were added: Dealer 1, Dealer 2, Dealer 3, Dealer 4, Dealer 5 and 2 more.'],
    ],
    ['dealers', [], ['Dealer Lakeside Honda was removed.']],
    ['audience.totalSize', 1_200, ['The audience changed from 1,000 to 1,200 households.']],
    ['audience.estimatedCost', 46_000, ['The cost changed from $450.00 to $460.00.']],
    [
      'audience.request.maxDistanceFromDealership',
      30,
      ['The distance from the dealership changed from “25 miles” to “30 miles”.'],
    ],
    [
      'audience.request.segments',
      [{ segmentName: 'LAPSED', selected: true }],
      ['The chosen segments changed from “Active Customers” to “Lapsed Customers”.'],
    ],
    [
      'audience.request.spendingLimit',
      90_000,
      ['The budget changed from “$1,000.00” to “$900.00”.'],
    ],
    ['audience', null, ['The audience is no longer chosen.']],
    ['steps', [step, second], ['Touchpoint “Letter” was added.']],
  ])('%s as %j [CMP-13]', ([path, value, sentences]) => {
    expect(changesBetween(content, withAt(path, value))).toEqual(sentences)
  })

  test('of several touchpoints each is named [CMP-13]', () => {
    const changed = { ...second, creative: { ...step.creative!, version: 2 } }
    expect(
      changesBetween({ ...content, steps: [step, second] }, { ...content, steps: [step, changed] }),
    ).toEqual(['Touchpoint “Letter”: The creative “Road” has a newer version.'])
  })

  test('a touchpoint that only moved along with the mail date is not listed again [CMP-13]', () => {
    const moved = {
      ...withAt('mailDate', '2027-03-10'),
      steps: [{ ...step, startDate: day('2027-03-10') }],
    }
    expect(changesBetween(content, moved)).toEqual([
      'The mail date moved from 03/03/2027 to 03/10/2027.',
    ])
  })

  test('an order and its copy differ in nothing [CMP-13]', () => {
    expect(changesBetween(content, copyOf(content))).toEqual([])
  })
})

/** Every place of a content that holds a text, a number or a truth, with its path. */
function leaves(value: unknown, path: string): [string, unknown][] {
  if (value === null || typeof value !== 'object') return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  )
}

/** Keys of rows are no content; figures of a part and how they were reached show in the whole. */
const UNTOLD = [
  /^campaign\.(key|hierarchyId|category|type|cadence)$/,
  /^steps\.0\.(key|number|name|templateStepKey|startDateTwo|creative\.name)$/,
  /^dealers\.0\.(campaignKey|marketKey|timeZone)$/,
  /^audience\.(costWithoutDiscount|smartSelectThreshold|markets\..*)$/,
  /^audience\.request\.(smartSelectThreshold|analyticalModelName|seedRecipientsCount)$/,
  /^audience\.request\.selectedFulfillmentOptions/,
  /\.source$|^template\.name$|^channels\.0\.type$|\.B_off$/,
]

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value === 'DIRECT_MAIL') return 'EMAIL'
  if (value === 'DISTANCE') return 'ZIPCODE'
  if (value === 'DEALER_FUNDING') return 'DAA_FUNDING'
  if (value === 'ACTIVE') return 'LAPSED'
  if (typeof value === 'string' && /^\d{4}-/.test(value)) return '2027-12-24'
  return value === null ? '2027-04-01' : `${value as string}!`
}

test.for(leaves(content, '').filter(([path]) => !UNTOLD.some((untold) => untold.test(path))))(
  'no change of %s goes untold [CMP-13]',
  ([path, value]) => {
    expect(changesBetween(content, withAt(path, otherThan(value)))).not.toEqual([])
  },
)
