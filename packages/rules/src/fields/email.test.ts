import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { email } from './index.ts'

const VALID = [
  'dana@lakeside-honda.example',
  'd@x.co',
  'first.last+tag@mail.example.com',
  "o'brien@dealer.example",
  'UPPER@DEALER.EXAMPLE',
  '1234567890@example.com',
  'a@1.example',
  'x@xn--80ak6aa92e.com',
  'x@example.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
]

const INVALID = [
  ' ',
  'dana',
  'dana@',
  '@lakeside.example',
  'dana@localhost',
  'dana@lakeside..example',
  'dana@.example',
  'dana@lakeside.example.',
  'dana@-lakeside.example',
  'dana@lakeside-.example',
  'dana@lake_side.example',
  'dana@lakeside.e',
  'dana@192.168.0.1',
  '.dana@lakeside.example',
  'dana.@lakeside.example',
  'da..na@lakeside.example',
  'da na@lakeside.example',
  'dana@lake side.example',
  ' dana@lakeside.example',
  'dana@lakeside.example ',
  'dana@lakeside.example\nBcc: all@example.com',
  'da@na@lakeside.example',
  'dana@lakeside.example,sam@lakeside.example',
  'Dana <dana@lakeside.example>',
  'dána@lakeside.example',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}com`,
]

test.each(VALID)('%s is an email address [FRM-02]', (text) => {
  expect(email(text)).toBeUndefined()
})

test.each(INVALID)('%j is no email address [FRM-02]', (text) => {
  expect(email(text)).toBe('Email must be valid.')
})

test('an optional email address may stay empty [FRM-02]', () => {
  expect(email('')).toBeUndefined()
})

test('every ordinary address is accepted, and refused without its at sign [FRM-02]', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  const topLevel = fc.stringMatching(/^[a-z]{2,6}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      word,
      topLevel,
      (local, name, top) => {
        expect(email(`${local.join('.')}@${name}.${top}`)).toBeUndefined()
        expect(email(`${local.join('.')}${name}.${top}`)).toBe('Email must be valid.')
      },
    ),
  )
})
