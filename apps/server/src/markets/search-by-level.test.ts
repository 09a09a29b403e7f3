import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const app = testApp()

async function typesFound(query: string, criteria = {}): Promise<string[]> {
  const body = { criteria, size: 100 }
  const found = await app.call('admin', 'POST', `/market/search${query}`, body)
  expect(found.status).toBe(200)
  return [...new Set<string>(found.body.markets.map(({ type }: { type: string }) => type))]
}

test('a chosen level narrows the search to what is seen from it [LVL-02, LVL-05, MKT-08]', async () => {
  expect(await typesFound('')).toEqual(['CORPORATE', 'NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'])
  expect(await typesFound('?selectedUserLevel=DISTRICT')).toEqual(['DISTRICT', 'DEALER'])
})

test('a type outside the chosen level finds nothing, and no level widens a scope [LVL-02]', async () => {
  expect(await typesFound('?selectedUserLevel=DISTRICT', { type: 'ZONE' })).toEqual([])
  const asDealer = await app.call('dealer', 'POST', '/market/search?selectedUserLevel=NATIONAL', {})
  expect(asDealer.body.totalElements).toBe(1)
})
