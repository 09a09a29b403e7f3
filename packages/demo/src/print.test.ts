import type { CalendarDate } from '@marquee/rules/calendar'
import { sampleFields } from '@marquee/rules/creatives'
import {
  creativePiece,
  dealerOnPiece,
  designOf,
  offerLink,
  pieceCoupon,
  preflight,
  PREVIEW_CODE,
  type DealerBlock,
  type Design,
} from '@marquee/rules/pieces'
import { expect, test } from 'vitest'
import { SCENES, type SceneName } from './drawing/index.ts'
import { dealerLogo } from './drawing/logos.ts'
import {
  demoCoupons,
  demoCreatives,
  demoHierarchies,
  demoMarketGroups,
  demoMarkets,
  demoPeople,
  demoProfile,
  type DemoCoupon,
  type DemoMarket,
} from './index.ts'

const markets = demoMarkets()
const dealers = markets.filter(({ type, status }) => type === 'DEALER' && status === 'ACTIVE')
const scenes = Object.fromEntries(Object.keys(SCENES).map((name) => [name, name]))
const creatives = demoCreatives([{ id: 'HONDA' }], scenes as Record<SceneName, string>)
const groups = demoMarketGroups(markets, demoPeople(markets))
const TODAY = '2026-11-23' as CalendarDate
const coupons = demoCoupons(demoHierarchies(), groups, markets, TODAY)
/** The first of so many that stand in a row, so that each coupon is printed once and more often. */
const STARTS = coupons.flatMap((coupon, at) => (at % 9 === 0 || coupon.offer_2 ? [at] : []))

const printed = (market: DemoMarket): DealerBlock => {
  const { name, line1, city, state, postalCode, phoneNumber, webAddress } = market
  const countrySubdivision = { code: state ?? '' }
  const address = { line1, city, postalCode, countrySubdivision } as const
  const addresses = [address] as Parameters<typeof dealerOnPiece>[0]['addresses']
  const { openingHours, printedLine } = demoProfile(market)
  return dealerOnPiece({ name, addresses, phoneNumber, webAddress, openingHours, printedLine })
}

/** Those who need the most room, each for another reason. */
const demanding = (): DealerBlock[] => {
  const all = dealers.map(printed)
  const longest = (part: (dealer: DealerBlock) => string) =>
    all.toSorted((one, other) => part(other).length - part(one).length).slice(0, 1)
  return [
    ...longest(({ name }) => name),
    ...longest(({ line1, city }) => line1 + city),
    ...longest(({ webAddress }) => webAddress),
    ...longest(({ name, openingHours, printedLine }) => name + openingHours + printedLine),
  ]
}

const GROUP = {
  name: 'Honda Dealers of Greater Columbus and the Miami Valley',
  webAddress: 'https://www.columbus-honda-dealers.example/spring',
}

const findingsOf = (
  content: (typeof creatives)[number]['content'],
  dealer: DealerBlock,
  attached: readonly DemoCoupon[],
) => {
  const design = designOf(content.design) as Design
  const link = offerLink('https://marquee.example', PREVIEW_CODE)
  const known = {
    hierarchyId: 'HONDA',
    dealer,
    logo: 'logo',
    hasExpressService: true,
    group: GROUP,
    coupons: attached.map((coupon) => pieceCoupon(coupon, { expires: coupon.endDate, link })),
    ...sampleFields(content.fields),
  }
  const sizes = new Map([['logo', { width: 900, height: 240 }]])
  const findings = preflight(design.lay(creativePiece(content, known)), sizes, known.fields)
  // How many dots a photo has is its author's affair.
  return findings.filter(({ what }) => what !== content.photo)
}

const couponsFrom = (start: number, count: number): DemoCoupon[] =>
  Array.from({ length: count }, (_, at) => coupons[(start + at) % coupons.length] as DemoCoupon)

test.each(creatives)('the creative $id prints whole for every dealer and coupon', ({ content }) => {
  const counts = designOf(content.design)?.coupons ?? []
  for (const count of counts) {
    for (const dealer of demanding()) {
      expect(findingsOf(content, dealer, couponsFrom(0, count))).toEqual([])
    }
    const [dealer] = demanding()
    for (const start of count === 0 ? [] : STARTS) {
      expect(findingsOf(content, dealer as DealerBlock, couponsFrom(start, count))).toEqual([])
    }
  }
})

test('the logo of a dealer sets the whole name, in letters that can be read', () => {
  for (const { name, hierarchyId } of dealers) {
    const svg = dealerLogo({ name, hierarchyId: hierarchyId ?? '' })
    const lines = [
      ...svg.matchAll(/scale\(([\d.]+)\)" fill="none" stroke="[^"]+" stroke-width="1"/g),
    ]
    const letters = [...svg.matchAll(/<path transform=/g)].length
    expect(letters, name).toBe([...name].filter((letter) => letter !== ' ').length)
    for (const [, scale] of lines) expect(Number(scale) * 6, name).toBeGreaterThanOrEqual(36)
    expect(lines.length, name).toBeLessThanOrEqual(3)
  }
})

test('the web address of a dealer is short enough to be typed from paper', () => {
  for (const { webAddress } of dealers) expect(webAddress?.length).toBeLessThanOrEqual(52)
})
