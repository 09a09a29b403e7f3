import { levelOfHome, ROOT_MARKET_KEY } from '@marquee/rules/markets'
import { expect, test } from 'vitest'
import { demoHierarchies } from './hierarchies.ts'
import { demoMarkets, type DemoMarket } from './markets.ts'

const markets = demoMarkets()
const byKey = new Map(markets.map((market) => [market.key, market]))
const dealers = markets.filter(({ type }) => type === 'DEALER')
const BRANDS = ['HONDA', 'ACURA', 'NISSAN', 'AMP']

const of = (brand: string, type: DemoMarket['type']) =>
  markets.filter((market) => market.hierarchyId === brand && market.type === type)
const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length)
const below = (key: number) => markets.filter(({ parentKey }) => parentKey === key)

test('there are the four brands, with their tenants and coupon sources [GEN-08, GEN-09]', () => {
  expect(
    demoHierarchies().map(({ id, tenant, couponSource }) => [id, tenant, couponSource]),
  ).toEqual([
    ['HONDA', 'AMP', 'ECRM'],
    ['ACURA', 'AMP', 'ECRM'],
    ['NISSAN', 'NISSAN', 'NISSAN'],
    ['AMP', 'AMP', 'ECRM'],
  ])
})

test('exactly one brand is the second brand, and no two share an accent [GEN-07]', () => {
  const brands = demoHierarchies()
  expect(brands.filter(({ isSecondBrand }) => isSecondBrand).map(({ id }) => id)).toEqual(['ACURA'])
  expect(new Set(brands.map(({ accent }) => accent)).size).toBe(4)
})

test('each brand knows the key of its national market', () => {
  for (const { id, marketKey } of demoHierarchies()) {
    expect(byKey.get(marketKey)).toMatchObject({ hierarchyId: id, type: 'NATIONAL' })
  }
})

test.each(BRANDS)('%s has one nation, three zones, nine districts and dealers enough', (brand) => {
  expect(of(brand, 'NATIONAL')).toHaveLength(1)
  expect(of(brand, 'ZONE')).toHaveLength(3)
  expect(of(brand, 'DISTRICT')).toHaveLength(9)
  expect(of(brand, 'DEALER').length).toBeGreaterThanOrEqual(brand === 'HONDA' ? 120 : 40)
})

test('one Honda district has 45 dealers, and every district has some', () => {
  const sizes = of('HONDA', 'DISTRICT').map(({ key }) => below(key).length)
  expect(sizes.filter((size) => size === 45)).toHaveLength(1)
  for (const { key, type } of markets) {
    if (type === 'DISTRICT') expect(below(key).length).toBeGreaterThanOrEqual(4)
  }
})

test('a market hangs below one of its own brand and the next higher type, and comes after it', () => {
  const above = { DEALER: 'DISTRICT', DISTRICT: 'ZONE', ZONE: 'NATIONAL', NATIONAL: 'CORPORATE' }
  const [root, ...others] = markets
  expect(root).toMatchObject({ key: ROOT_MARKET_KEY, parentKey: null, type: 'CORPORATE' })
  for (const { key, parentKey, type, hierarchyId } of others) {
    const parent = byKey.get(parentKey as number)
    expect(parent?.type).toBe(above[type as keyof typeof above])
    expect(parent?.key).toBeLessThan(key)
    if (type !== 'NATIONAL') expect(parent?.hierarchyId).toBe(hierarchyId)
  }
})

test('no two markets share a key or source id, and no two dealers anything that names them', () => {
  unique(markets.map(({ key }) => key))
  unique(markets.map(({ sourceId }) => sourceId))
  unique(dealers.map(({ name }) => name))
  unique(dealers.map(({ webAddress }) => webAddress))
  unique(dealers.map(({ phoneNumber }) => phoneNumber))
  unique(dealers.map(({ line1, city, state }) => `${line1}, ${city}, ${state}`))
})

test('no dealer stands twice in the same city of its brand', () => {
  const places = dealers.map(({ hierarchyId, city, state }) => `${hierarchyId} ${city} ${state}`)
  expect(new Set(places).size).toBe(places.length)
})

test('numbers are reserved for fiction, and addresses lead nowhere', () => {
  for (const { phoneNumber, webAddress } of dealers) {
    expect(phoneNumber).toMatch(/^[2-9][0-9]{2}55501[0-9]{2}$/)
    expect(webAddress).toMatch(/^https:\/\/[a-z0-9][a-z0-9-]{0,62}\.example$/)
  }
})

test('names reach sixty characters and never more', () => {
  const lengths = markets.map(({ name }) => name.length)
  expect(Math.max(...lengths)).toBe(60)
  for (const brand of BRANDS) {
    expect(of(brand, 'DEALER').some(({ name }) => name.length === 60)).toBe(true)
  }
})

test.each(BRANDS)(
  '%s has a few closed dealers, most enrolled and a share DAA eligible',
  (brand) => {
    const all = of(brand, 'DEALER')
    const part = (those: (market: DemoMarket) => boolean) => all.filter(those).length / all.length
    const closed = all.filter(({ status }) => status === 'CLOSED')
    expect(closed.length).toBeGreaterThanOrEqual(2)
    expect(closed.length).toBeLessThan(all.length / 10)
    expect(closed.some(({ isEnrolled }) => isEnrolled)).toBe(false)
    expect(part(({ isEnrolled }) => isEnrolled)).toBeGreaterThan(0.7)
    expect(part(({ isEnrolled }) => isEnrolled)).toBeLessThan(1)
    expect(part(({ isDaaEligible }) => isDaaEligible)).toBeGreaterThan(0.3)
    expect(part(({ isDaaEligible }) => isDaaEligible)).toBeLessThan(0.6)
  },
)

test('every district has an active, enrolled and DAA eligible dealer', () => {
  for (const { key, type } of markets) {
    if (type !== 'DISTRICT') continue
    const fit = below(key).filter(
      (market) => market.status === 'ACTIVE' && market.isEnrolled && market.isDaaEligible,
    )
    expect(fit.length).toBeGreaterThanOrEqual(1)
  }
})

test('only dealers have an address, a number and flags; all levels have a level of people', () => {
  for (const market of markets) {
    const isDealer = market.type === 'DEALER'
    const { line1, city, state, postalCode, webAddress, phoneNumber } = market
    for (const detail of [line1, city, state, postalCode, webAddress, phoneNumber]) {
      expect(detail !== null).toBe(isDealer)
    }
    if (!isDealer) expect(market.isEnrolled || market.isDaaEligible).toBe(false)
    expect(levelOfHome(market.type)).toBeTruthy()
  }
})
