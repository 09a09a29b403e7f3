import { Market, MarketSummary } from '@marquee/contract/markets'
import { Person } from '@marquee/contract/people'
import { UserState } from '@marquee/contract/user-state'
import { contains } from '@marquee/rules/access'
import { todayIn } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { fixedClock, USUAL_MOMENT } from './clock.ts'
import { market, summaryOf } from './market.ts'
import { person } from './person.ts'
import { above, pathOf, placeNames, TREE } from './tree.ts'
import { userState } from './user-state.ts'

const replies = <Key extends string, Reply>(factories: Record<Key, () => Reply>) =>
  Object.entries<() => Reply>(factories).map(([state, make]) => [state, make()] as const)

test.each(replies(market))('a %s market is a reply of the contract', (_, reply) => {
  expect(Market.parse(reply)).toEqual(reply)
  expect(MarketSummary.parse(summaryOf(reply))).toEqual(summaryOf(reply))
})

test.each(replies(person))('a %s person is a reply of the contract', (_, reply) => {
  expect(Person.parse(reply)).toEqual(reply)
})

test.each(replies(userState))('a %s user state is a reply of the contract', (_, reply) => {
  expect(UserState.parse(reply)).toEqual(reply)
})

test('the tree has its keys from 1 on, and every place lies within its parent', () => {
  expect(placeNames.map((name) => TREE[name].key)).toEqual(placeNames.map((_, index) => index + 1))
  for (const name of placeNames) {
    const { parent } = TREE[name]
    expect(contains(parent === null ? pathOf('root') : pathOf(parent), pathOf(name))).toBe(true)
  }
  expect(pathOf('cousin')).toBe('1.2.3.7.8.')
})

test('dealer and sibling share a district, their cousin only a zone', () => {
  expect(above('sibling', 'DISTRICT')).toBe(above('dealer', 'DISTRICT'))
  expect(above('cousin', 'DISTRICT')).not.toBe(above('dealer', 'DISTRICT'))
  expect(above('cousin', 'ZONE')).toBe(above('dealer', 'ZONE'))
  expect(above('root', 'DISTRICT')).toBeUndefined()
})

test('a long name has sixty characters', () => {
  expect(market.withLongName().name).toHaveLength(60)
})

test('a fixed clock stands still until a test lets time pass', () => {
  const clock = fixedClock()
  expect([clock(), clock()]).toEqual([Date.parse(USUAL_MOMENT), Date.parse(USUAL_MOMENT)])
  expect(todayIn('America/Detroit', clock())).toBe('2027-03-01')
  clock.pass({ hours: 11, minutes: 59 })
  expect(todayIn('America/Detroit', clock())).toBe('2027-03-01')
  clock.pass({ minutes: 1 })
  expect(todayIn('America/Detroit', clock())).toBe('2027-03-02')
  expect(() => fixedClock('yesterday')).toThrow('Not a moment')
})
