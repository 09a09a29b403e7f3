import { expect, test } from 'vitest'
import { contactCode, type Reach } from '../customers/index.ts'
import { hasSecond, planSecond } from './second-emails.rules.ts'

const again = { isReblasted: true }
const FIRST_ONE = { channel: 'EMAIL', follows: null } as const

test('a second email follows the first one where that is chosen, and none follows the second [CHN-03]', () => {
  expect(hasSecond(FIRST_ONE, again)).toBe(true)
  expect(hasSecond(FIRST_ONE, { isReblasted: false })).toBe(false)
  expect(hasSecond({ ...FIRST_ONE, follows: 12 }, again)).toBe(false)
  expect(hasSecond({ ...FIRST_ONE, channel: 'DIRECT_MAIL' }, again)).toBe(false)
})

test('it goes to whom an email still reaches; of the others it is said why it does not', () => {
  const by = (email: Reach['email']) => contactCode({ email, mail: 'REACHABLE' })
  const known = new Map([
    [1, by('REACHABLE')],
    [2, by('OPTED_OUT')],
    [3, by('UNDELIVERABLE')],
  ])
  expect(planSecond([1, 2, 3, 4], known)).toEqual([
    { household: 1, suppressedFor: null },
    { household: 2, suppressedFor: 'OPTED_OUT' },
    { household: 3, suppressedFor: 'UNDELIVERABLE' },
    { household: 4, suppressedFor: 'GONE' },
  ])
})
