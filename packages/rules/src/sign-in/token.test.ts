import { describe, expect, test } from 'vitest'
import { isTokenValid, readClaims, waitBeforeRenewal } from './index.ts'

const NOW = Date.UTC(2027, 2, 1, 12)
const seconds = (ms: number) => ms / 1000

function token(claims: unknown): string {
  return `${base64url('{"alg":"RS256"}')}.${base64url(JSON.stringify(claims))}.signature`
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function base64url(text: string): string {
  const escaped = encodeURIComponent(text).match(/%..|./gu) ?? []
  const code = (part: string) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0)
  const bits = escaped.map((part) => code(part).toString(2).padStart(8, '0')).join('')
  const sixes = bits.match(/.{1,6}/g) ?? []
  return sixes.map((six) => DIGITS[Number.parseInt(six.padEnd(6, '0'), 2)]).join('')
}

describe('a token is valid', () => {
  test.each([
    ['until it expires', { exp: seconds(NOW) + 1 }],
    ['when it carries no expiry', { sub: 'dana' }],
  ])('%s [SIGN-04]', (_, claims) => {
    expect(isTokenValid(token(claims), NOW)).toBe(true)
  })
})

describe('a token is not valid', () => {
  test.each([
    ['once its expiry is in the past', token({ exp: seconds(NOW) - 1 })],
    ['at the very moment of its expiry', token({ exp: seconds(NOW) })],
    ['when its expiry is no moment', token({ exp: 'tomorrow' })],
  ])('%s [SIGN-04]', (_, text) => {
    expect(isTokenValid(text, NOW)).toBe(false)
  })

  test.each([
    ['absent', null],
    ['never stored', undefined],
    ['empty', ''],
    ['opaque', 'f00ba4'],
    ['cut off', token({ sub: 'dana' }).split('.').slice(0, 2).join('.')],
    ['no base64', 'a.%%%.c'],
    ['no JSON', `a.${base64url('{')}.c`],
    ['a list', token([1])],
    ['no text', 'a.__4.c'],
  ])('when it is %s [SIGN-05]', (_, text) => {
    expect(isTokenValid(text, NOW)).toBe(false)
  })
})

test.each(['Dana', 'Zoë Müller', '山田', '👋', 'ab', 'abc', 'abcd'])(
  'the claims of %s are read whatever letters and lengths they have',
  (name) => {
    expect(readClaims(token({ name }))).toEqual({ name })
  },
)

describe('a token is renewed', () => {
  const MINUTE = 60_000
  test.each([
    ['a minute before it expires', 10 * MINUTE, 9 * MINUTE],
    ['half-way, where it lives no longer than a minute or so', 30_000, 15_000],
    ['once a day at the latest, which is what timers can count', 90 * 24 * 60 * MINUTE, 86_400_000],
  ])('%s [SIGN-03]', (_, left, wait) => {
    expect(waitBeforeRenewal(token({ exp: seconds(NOW + left) }), NOW)).toBe(wait)
  })

  test.each([
    ['when there is none', null],
    ['when it has expired already', token({ exp: seconds(NOW) })],
    ['when it never expires', token({ sub: 'dana' })],
    ['when it cannot be read', 'no token'],
  ])('not by itself %s [SIGN-03]', (_, text) => {
    expect(waitBeforeRenewal(text, NOW)).toBeUndefined()
  })
})
