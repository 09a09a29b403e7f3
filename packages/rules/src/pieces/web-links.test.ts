import { expect, test } from 'vitest'
import { shownAddress, unlinked, webLink } from './web-links.rules.ts'

test.each([
  'https://lakeside.example',
  'http://lakeside.example/service?a=b#c',
  'HTTPS://LAKESIDE.EXAMPLE/',
])('%s may be linked to', (address) => {
  expect(webLink(address)).toBe(address)
})

test.each([
  '',
  'lakeside.example',
  'javascript:alert(1)',
  ' https://a.example',
  'https://',
  'https://a.example/ b',
  'https://a.example/"x',
  "https://a.example/'x",
  'https://<a>',

  'data:text/html,x',
  'https:/a.example',
  'https://a.example\r\nBcc: b',
  'JaVaScRiPt://a%0aalert(1)',
  'https:\\\\a.example',
  'mailto:a@b.example',
  '//a.example',
])('%j is no link', (address) => {
  expect(webLink(address)).toBeNull()
})

test('an address is read without its beginning and its last stroke', () => {
  expect(shownAddress('https://www.lakeside.example/')).toBe('lakeside.example')
  expect(shownAddress('http://lakeside.example/service')).toBe('lakeside.example/service')
})

test.each([
  ['http://evil', 'http:\u200C//evil'],
  ['see www.evil.com now.', 'see www.\u200Cevil.\u200Ccom now.'],
  ['a@evil.com', 'a@\u200Cevil.\u200Ccom'],
  ['$19.95 off. Open 9 a.m.', '$19.95 off. Open 9 a.\u200Cm.'],
  ['Closed on Sundays.', 'Closed on Sundays.'],
])('mail programs make no link of %j', (text, broken) => {
  expect(unlinked(text)).toBe(broken)
})
