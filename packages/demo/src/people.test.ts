import { PERMISSIONS } from '@marquee/rules/access'
import { email } from '@marquee/rules/fields'
import { levelOfHome } from '@marquee/rules/markets'
import { expect, test } from 'vitest'
import { demoMarkets } from './markets.ts'
import { demoPeople } from './people.ts'

const markets = new Map(demoMarkets().map((market) => [market.key, market]))
const people = demoPeople([...markets.values()])
const signIns = people.filter(({ email: address }) => address.endsWith('@demo.example'))
const colleagues = people.filter((person) => !signIns.includes(person))
const person = (id: string) => people.find((entry) => entry.id === id)
const tally = (values: readonly unknown[]) => new Set(values).size
const home = (id: string) => markets.get(person(id)?.homeKey as number)

test('ten people sign in to the demo, under their own names', () => {
  expect(signIns.map(({ id }) => id).join(' ')).toBe(
    'dealer sibling district zone national admin reader acura-dealer nissan-dealer amp-dealer',
  )
  for (const { id, email: address, status } of signIns) {
    expect([address, status]).toEqual([`${id}@demo.example`, 'ACTIVE'])
  }
})

test('dealer and sibling share a district, which district, zone and national lie above', () => {
  const dealer = home('dealer')
  expect(home('sibling')?.parentKey).toBe(dealer?.parentKey)
  expect(home('sibling')?.key).not.toBe(dealer?.key)
  expect(home('district')?.key).toBe(dealer?.parentKey)
  expect(home('zone')?.key).toBe(home('district')?.parentKey)
  expect(home('national')?.key).toBe(home('zone')?.parentKey)
  expect(home('admin')?.type).toBe('CORPORATE')
})

test('the dealers of the demo are open, enrolled and of the brand they are named after', () => {
  const brands = {
    dealer: 'HONDA',
    sibling: 'HONDA',
    'acura-dealer': 'ACURA',
    'nissan-dealer': 'NISSAN',
    'amp-dealer': 'AMP',
  }
  for (const [id, hierarchyId] of Object.entries(brands)) {
    expect(home(id)).toMatchObject({
      type: 'DEALER',
      hierarchyId,
      status: 'ACTIVE',
      isEnrolled: true,
    })
  }
  expect(home('dealer')?.isDaaEligible).toBe(true)
})

test('the administrator holds all permissions and the reader one', () => {
  expect(person('admin')?.permissions.toSorted()).toEqual(PERMISSIONS.toSorted())
  expect(person('reader')?.permissions).toEqual(['CAN_READ_CAMPAIGNS'])
})

test('dealers order and keep their profile, staff also order for several dealers', () => {
  const dealers = ['dealer', 'sibling', 'acura-dealer', 'nissan-dealer', 'amp-dealer']
  for (const id of dealers) {
    expect(person(id)?.permissions.toSorted()).toEqual([
      'CAN_READ_CAMPAIGNS',
      'CAN_SEARCH_AUDIENCE',
      'CAN_SUBMIT_ORDER',
      'CAN_UPDATE_MARKET_PROFILE',
    ])
  }
  for (const id of ['district', 'zone', 'national']) {
    expect(person(id)?.permissions).toContain('CAN_SUBMIT_ORDER')
    expect(person(id)?.permissions).toContain('CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS')
  }
})

test('sixty colleagues fill the list of users, in every status, level and brand', () => {
  expect(colleagues).toHaveLength(60)
  expect(tally(colleagues.map(({ status }) => status))).toBe(3)
  expect(tally(colleagues.map(({ level }) => level))).toBe(4)
  expect(tally(colleagues.map(({ homeKey }) => markets.get(homeKey)?.hierarchyId))).toBe(4)
  const active = colleagues.filter(({ status }) => status === 'ACTIVE')
  expect(active.length).toBeGreaterThan(30)
})

test('no two people share a name or an address, and every address is valid', () => {
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length)
  expect(new Set(people.map(({ email: address }) => address)).size).toBe(people.length)
  for (const { email: address } of people) {
    expect(email(address)).toBeUndefined()
    expect(address).toMatch(/\.example$/)
  }
})

test('everybody has the level of their home and no permission twice', () => {
  for (const { level, homeKey, permissions } of people) {
    const type = markets.get(homeKey)?.type
    expect(type && levelOfHome(type)).toBe(level)
    expect(new Set(permissions).size).toBe(permissions.length)
  }
})
