import { mayUseGroup, mayJoin } from '@marquee/rules/market-groups'
import { expect, test } from 'vitest'
import { demoMarketGroups, demoMarkets, demoPeople, type DemoMarket } from './index.ts'

const markets = demoMarkets()
const byKey = new Map(markets.map((market) => [market.key, market]))
const people = demoPeople(markets)
const groups = demoMarketGroups(markets, people)
const group = (name: string) => groups.find((each) => each.name === name)

const pathOf = ({ key, parentKey }: DemoMarket): string =>
  `${parentKey === null ? '' : pathOf(byKey.get(parentKey) as DemoMarket)}${key}.`

test('every brand has a group, and Honda one at each level above the dealers [GRP-01]', () => {
  expect([...new Set(groups.map(({ hierarchyId }) => hierarchyId))]).toEqual([
    'HONDA',
    'ACURA',
    'NISSAN',
    'AMP',
  ])
  const homes = groups.filter(({ hierarchyId }) => hierarchyId === 'HONDA')
  expect(homes.map(({ home }) => home.type)).toEqual(['DISTRICT', 'ZONE', 'NATIONAL'])
})

test('a group holds dealers that may join it, at or below its place', () => {
  for (const { dealers, home, hierarchyId } of groups) {
    expect(dealers.length).toBeGreaterThan(3)
    for (const dealer of dealers) {
      expect(mayJoin(dealer, { hierarchyId }).ok).toBe(true)
      expect(pathOf(dealer).startsWith(pathOf(home))).toBe(true)
    }
  }
})

test('its users may be given it, and the district’s manager has the one at home', () => {
  for (const { users, home } of groups) {
    for (const { homeKey } of users) {
      expect(mayUseGroup(pathOf(byKey.get(homeKey) as DemoMarket), pathOf(home)).ok).toBe(true)
    }
  }
  expect(group('Detroit Metro')?.users.map(({ id }) => id)).toContain('district')
})

test('Detroit Metro leaves out the dealers of the rest of its district', () => {
  const cities = group('Detroit Metro')?.dealers.map(({ city }) => city)
  expect(cities).toContain('Dearborn')
  expect(cities).not.toContain('Marquette')
})
