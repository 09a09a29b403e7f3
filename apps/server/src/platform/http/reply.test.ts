import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { tokenFor } from '../../testing/tokens.ts'

const app = testApp()

async function read(url: string, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${await tokenFor('dealer')}`
  return app.fastify.inject({ method: 'GET', url, headers: { authorization, ...headers } })
}

const LONG = '/api/app-initialization'

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)(
  'a long answer is sent as %s to those who take it [API-01]',
  async (name, accepted, open) => {
    const plain = await read(LONG)
    const small = await read(LONG, { 'accept-encoding': accepted })
    expect(small.headers).toMatchObject({ 'content-encoding': name, vary: 'accept-encoding' })
    expect(open(small.rawPayload).toString()).toBe(plain.body)
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  },
)

test('a short answer, and one to a client that takes no other, is sent as it is [API-01]', async () => {
  const short = await read('/api/user-state', { 'accept-encoding': 'br' })
  expect(short.headers['content-encoding']).toBeUndefined()
  const plain = await read(LONG, { 'accept-encoding': 'identity' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['cache-control']).toBe('no-store')
})
