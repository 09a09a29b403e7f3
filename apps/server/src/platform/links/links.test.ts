import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { linkSecret, linksBy } from './index.ts'

const database = testDatabase()
const links = linksBy('secret')
const NOW = Date.UTC(2027, 0, 4, 9, 30, 42)

function parts(signed: string) {
  const { pathname, searchParams } = new URL(signed, 'http://here')
  return {
    address: pathname,
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  }
}

test('a signed address is good for its five minutes and not longer [CRE-17]', () => {
  const { address, ...signed } = parts(links.sign('/api/image/abc', NOW))
  expect(address).toBe('/api/image/abc')
  expect(links.isSigned(address, signed, NOW)).toBe(true)
  expect(links.isSigned(address, signed, NOW + 4 * 60_000)).toBe(true)
  expect(links.isSigned(address, signed, NOW + 5 * 60_000)).toBe(false)
})

test('it lasts for longer where it is said so, as in an email [CRE-17]', () => {
  const { address, ...signed } = parts(links.sign('/api/image/abc', NOW, 86_400_000))
  expect(links.isSigned(address, signed, NOW + 86_300_000)).toBe(true)
  expect(links.isSigned(address, signed, NOW + 86_400_000)).toBe(false)
})

test('no other address, time or key has the same signature [CRE-17]', () => {
  const { address, expires, signature } = parts(links.sign('/api/image/abc', NOW))
  const later = String(Number(expires) + 1)
  expect(links.isSigned('/api/image/abd', { expires, signature }, NOW)).toBe(false)
  expect(links.isSigned(address, { expires: later, signature }, NOW)).toBe(false)
  expect(links.isSigned(address, { expires }, NOW)).toBe(false)
  expect(links.isSigned(address, { signature }, NOW)).toBe(false)
  expect(links.isSigned(address, { expires: 'NaN', signature }, NOW)).toBe(false)
  expect(links.isSigned(address, { expires, signature: `${signature}a` }, NOW)).toBe(false)
  expect(linksBy('other').isSigned(address, { expires, signature }, NOW)).toBe(false)
})

test('within a minute the address stays the same, so that a browser keeps the picture [CRE-17]', () => {
  expect(links.sign('/a', NOW)).toBe(links.sign('/a', NOW + 17_000))
  expect(links.sign('/a', NOW)).not.toBe(links.sign('/a', NOW + 18_000))
})

test('the key is made once, also by two programs that start together [CRE-17]', async () => {
  const keys = await Promise.all([linkSecret(database.pool), linkSecret(database.pool)])
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]?.length).toBeGreaterThan(40)
})
