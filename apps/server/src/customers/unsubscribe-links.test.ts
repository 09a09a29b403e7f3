import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { unsubscribeLinksBy, type EmailRecipient } from './unsubscribe-links.load.ts'

const links = unsubscribeLinksBy('secret', 'https://marquee.example')
const RECIPIENT: EmailRecipient = {
  marketKey: 14,
  household: 1_207,
  emailHash: -4_611_686_018_427_387_905n,
  campaignKey: 41,
}
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const tokenFor = (recipient: EmailRecipient, by = links) =>
  by.linkFor(recipient).page.split('/').pop() as string

const recipients = fc.record({
  marketKey: fc.integer({ min: 1, max: 2_147_483_647 }),
  household: fc.integer({ min: 1, max: 2_147_483_647 }),
  emailHash: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  campaignKey: fc.integer({ min: 1, max: 2_147_483_647 }),
})

test('what a link names is read from it again, whatever it is', () => {
  fc.assert(
    fc.property(recipients, (recipient) => {
      expect(links.read(tokenFor(recipient))).toEqual(recipient)
    }),
  )
})

test('a link is one address for people and for mail programs, and stays the same', () => {
  const { page, headers } = links.linkFor(RECIPIENT)
  expect(page).toMatch(/^https:\/\/marquee\.example\/unsubscribe\/[\w-]{52}$/)
  expect(headers).toEqual({
    'List-Unsubscribe': `<${page}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(links.linkFor({ ...RECIPIENT })).toEqual({ page, headers })
  expect(unsubscribeLinksBy('secret', 'https://marquee.example/').linkFor(RECIPIENT).page).toBe(
    page,
  )
})

test('a link with any one letter changed is not ours', () => {
  const token = tokenFor(RECIPIENT)
  for (let at = 0; at < token.length; at += 1) {
    for (const letter of LETTERS.replace(token.charAt(at), '')) {
      const forged = token.slice(0, at) + letter + token.slice(at + 1)
      expect(links.read(forged), `${at} ${letter}`).toBeUndefined()
    }
  }
})

test('a link that is cut, or longer, or written in another way is not ours', () => {
  const token = tokenFor(RECIPIENT)
  for (let length = 0; length < token.length; length += 1) {
    expect(links.read(token.slice(0, length))).toBeUndefined()
    expect(links.read(token.slice(length + 1))).toBeUndefined()
  }
  for (const other of [`${token}A`, `${token}=`, ` ${token}`, `${token}\n`, `${token}AAAA`]) {
    expect(links.read(other)).toBeUndefined()
  }
  const spaced = `${token.slice(0, 20)} ${token.slice(20)}`
  expect(links.read(spaced)).toBeUndefined()
  // As long as a token, of which the decoder would skip a letter.
  expect(links.read(`${token.slice(0, 51)}.`)).toBeUndefined()
})

test('fields that are swapped, or taken from another link, are not ours', () => {
  const one = Buffer.from(tokenFor(RECIPIENT), 'base64url')
  const other = Buffer.from(tokenFor({ ...RECIPIENT, marketKey: 15, household: 8 }), 'base64url')
  const spliced = (from: number, to: number) => {
    const bytes = Buffer.from(one)
    other.copy(bytes, from, from, to)
    return bytes.toString('base64url')
  }
  expect(links.read(spliced(1, 5))).toBeUndefined()
  expect(links.read(spliced(5, 9))).toBeUndefined()
  expect(links.read(spliced(21, 39))).toBeUndefined()
  const swapped = Buffer.concat([
    one.subarray(0, 1),
    one.subarray(5, 9),
    one.subarray(1, 5),
    one.subarray(9),
  ])
  expect(links.read(swapped.toString('base64url'))).toBeUndefined()
})

test('a secret that was replaced signs no more, and still reads what it signed', () => {
  const replaced = unsubscribeLinksBy('new', 'https://marquee.example', 'secret')
  expect(replaced.read(tokenFor(RECIPIENT))).toEqual(RECIPIENT)
  expect(tokenFor(RECIPIENT, replaced)).not.toBe(tokenFor(RECIPIENT))
  expect(links.read(tokenFor(RECIPIENT, replaced))).toBeUndefined()
})

test('a link that another secret signed is not ours, nor one of a later form', () => {
  expect(links.read(tokenFor(RECIPIENT, unsubscribeLinksBy('other', 'https://x')))).toBeUndefined()
  const named = Buffer.from(tokenFor(RECIPIENT), 'base64url').subarray(0, 21)
  named[0] = 2
  const signature = createHmac('sha256', 'secret').update(named).digest().subarray(0, 18)
  expect(links.read(Buffer.concat([named, signature]).toString('base64url'))).toBeUndefined()
})
