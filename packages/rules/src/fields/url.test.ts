import { expect, test } from 'vitest'
import { url } from './index.ts'

const WRONG_START = 'Must be a web address that starts with http:// or https://'

test.each([
  'http://lakeside.example',
  'https://lakeside.example/offers?month=5#top',
  'HTTPS://LAKESIDE.EXAMPLE',
  'http://localhost:3000/',
])('%s is a web address [FRM-03]', (text) => {
  expect(url(text)).toBeUndefined()
})

test.each([
  'lakeside.example',
  'www.lakeside.example',
  'ftp://lakeside.example',
  'javascript:alert(1)//http://lakeside.example',
  ' https://lakeside.example',
  'http:/lakeside.example',
  'https://',
  'https:///offers',
  'https://lake side.example',
  'https://lakeside.example/\njavascript:alert(1)',
])('%j is no web address [FRM-03]', (text) => {
  expect(url(text)).toBe(WRONG_START)
})

test('a web address may have 2048 characters, and not one more [FRM-03, CONST-07]', () => {
  const longest = `https://lakeside.example/${'x'.repeat(2048 - 25)}`
  expect(longest).toHaveLength(2048)
  expect(url(longest)).toBeUndefined()
  expect(url(`${longest}x`)).toBe('Maximum length is 2048 characters')
})

test('an optional web address may stay empty [FRM-03]', () => {
  expect(url('')).toBeUndefined()
})
