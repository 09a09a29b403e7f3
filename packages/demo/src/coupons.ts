import { calendarDate, daysInMonth, type CalendarDate } from '@marquee/rules/calendar'
import {
  writeOffer,
  type CouponFields,
  type CouponScope,
  type CouponStatus,
  type OfferType,
} from '@marquee/rules/coupons'
import type { DemoHierarchy } from './hierarchies.ts'
import type { DemoMarket } from './market.ts'
import type { DemoMarketGroup } from './market-groups.ts'
import { pick } from './seed.ts'

export interface DemoCoupon extends CouponFields {
  scope: CouponScope
  hierarchyId: string
  /** Of a dealer's coupon. */
  dealer?: DemoMarket
  /** Of a group's coupon. */
  group?: DemoMarketGroup
  endDate: CalendarDate | null
  status: CouponStatus
}

type Offer = readonly [type: OfferType, value?: string, qualifier?: string]

interface Described {
  heading: string
  title: string
  first: Offer
  second?: Offer
  disclaimer?: string
  /** With the month that is so many after the one in which the demo is loaded. */
  ends?: number
  status?: CouponStatus
}

const PLUS_TAX = 'Plus tax and shop fees.'
const ONE_PER_VISIT = 'One per visit. Plus tax.'
const SEE_DEALER = 'See dealer for details.'

/** For every dealer of a brand. */
const GLOBAL: readonly Described[] = [
  {
    heading: 'Oil change special',
    title: 'Synthetic oil and filter change',
    first: ['$ Off', '20', 'up to 5 quarts'],
    disclaimer: PLUS_TAX,
  },
  {
    heading: 'Brake savings',
    title: 'Front or rear brake pads',
    first: ['% Off', '15', 'pads and labor'],
    disclaimer: PLUS_TAX,
  },
  {
    heading: 'On the house',
    title: 'Multi-point inspection',
    first: ['Complimentary', '', 'with any visit'],
    disclaimer: 'Most models.',
  },
  {
    heading: 'One price, no surprise',
    title: 'Conventional oil and filter change',
    first: ['Flat Cost', '39.95', 'up to 5 quarts'],
    disclaimer: PLUS_TAX,
  },
  {
    heading: 'Sure start',
    title: 'Battery test and replacement',
    first: ['$ Off', '25', 'any new battery'],
    second: ['Complimentary', '', 'battery test'],
    disclaimer: SEE_DEALER,
    ends: 8,
  },
  {
    heading: 'Welcome back',
    title: 'We have missed you and your car',
    first: ['% Off', '10', 'any repair'],
    second: ['$ Off', '15', 'any oil change'],
    disclaimer: ONE_PER_VISIT,
    ends: 11,
  },
  {
    heading: 'Tire event',
    title: 'Buy three tires, get the fourth',

    first: ['Flat Cost', '1', 'the fourth tire'],
    disclaimer: 'Select tires - while they last.',
  },
  {
    heading: 'Recall repair',
    title: 'Your recall repair costs you nothing. Call us for a time.',
    first: ['No Offer'],
  },
]

/** For the dealers of a group; a price for all of them is what a metro mailer is about. */
const OF_A_GROUP: readonly Described[] = [
  {
    heading: 'Metro price',
    title: 'Oil change and tire rotation',
    first: ['Flat Cost', '59.95', 'at every dealer of the group'],
    disclaimer: PLUS_TAX,
  },
  {
    heading: 'Metro savings',
    title: 'Any service that you need',
    first: ['$ Off', '30', 'any service over $150'],
    disclaimer: ONE_PER_VISIT,
    ends: 9,
  },
]

/** What a dealer makes for themselves. */
const OF_A_DEALER: readonly Described[] = [
  {
    heading: 'Early bird',
    title: 'Be here before 9 AM',
    first: ['$ Off', '10', 'any service'],
    disclaimer: 'Monday - Friday. Plus tax.',
  },
  {
    heading: 'Loaner car',
    title: 'Keep driving while we repair',
    first: ['Complimentary', '', 'with repairs over $400'],
    disclaimer: SEE_DEALER,
  },
  {
    heading: 'Thank you',
    title: 'For coming back to us',
    first: ['% Off', '12', 'parts and accessories'],
    ends: 10,
  },
  {
    heading: 'Spring detail',
    title: 'Inside and out',
    first: ['$ Off', '40', 'full detail'],
    ends: -5,
    disclaimer: PLUS_TAX,
  },
  {
    heading: 'Winter check',
    title: 'Battery, tires, brakes and fluids',
    first: ['Flat Cost', '24.95'],
    ends: -8,
    status: 'RETIRED',
  },
]

const DEALERS = ['204100', '204107', '305100', '407100', '506100']

/** Of every scope, with every kind of offer, as on this day; a dealer's differ a little from another's. */
export function demoCoupons(
  brands: readonly Pick<DemoHierarchy, 'id'>[],
  groups: readonly DemoMarketGroup[],
  markets: readonly DemoMarket[],
  today: CalendarDate,
): DemoCoupon[] {
  const dealers = markets.filter(({ sourceId }) => DEALERS.includes(sourceId))
  return [
    ...brands.flatMap(({ id: hierarchyId }) =>
      GLOBAL.map((coupon) => ({
        scope: 'GLOBAL' as const,
        hierarchyId,
        ...written(coupon, today),
      })),
    ),
    ...groups.flatMap((group) =>
      OF_A_GROUP.map((coupon) => ({
        scope: 'MARKET_GROUP' as const,
        hierarchyId: group.hierarchyId,
        group,
        ...written(asOwn(coupon, group.name), today),
      })),
    ),
    ...dealers.flatMap((dealer) =>
      OF_A_DEALER.map((coupon) => ({
        scope: 'DEALER' as const,
        hierarchyId: dealer.hierarchyId as string,
        dealer,
        ...written(asOwn(coupon, dealer.sourceId), today),
      })),
    ),
  ]
}

const FIGURES: Partial<Record<OfferType, readonly string[]>> = {
  '$ Off': ['10', '15', '20', '25', '30'],
  '% Off': ['10', '12', '15'],
  'Flat Cost': ['24.95', '39.95', '49.95', '59.95', '64.95'],
}

/** With a figure of their own. */
function asOwn(coupon: Described, whose: string): Described {
  const [type, value, qualifier] = coupon.first
  const figures = FIGURES[type] ?? [value ?? '']
  return {
    ...coupon,
    first: [type, pick(figures, `${coupon.heading} of ${whose}`), qualifier ?? ''],
  }
}

function written(
  { heading, title, first, second = ['No Offer'], ends, ...more }: Described,
  today: CalendarDate,
) {
  const offer = ([type, value = '']: Offer) => writeOffer({ type, value })
  const [, , firstQualifier = ''] = first
  const [, , secondQualifier = ''] = second
  return {
    heading,
    offerTitle: title,
    disclaimer: more.disclaimer ?? '',
    offer_1: offer(first).text,
    A_off: offer(first).off,
    offer_2: offer(second).text,
    B_off: offer(second).off,
    offer_1_qualifier: firstQualifier || null,
    offer_2_qualifier: secondQualifier || null,
    endDate: ends === undefined ? null : lastDayOf(today, ends),
    status: more.status ?? 'ACTIVE',
  }
}

/** The last day of the month that is so many after that of a day. */
function lastDayOf(day: CalendarDate, after: number): CalendarDate {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + after
  const year = Math.floor(months / 12)
  const month = (months % 12) + 1
  return calendarDate(year, month, daysInMonth(year, month))
}
