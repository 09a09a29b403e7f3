import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { clock } from '../wiring.ts'
import { locateBy } from './index.ts'

let server: Server
let locate: ReturnType<typeof locateBy>
const app = testApp({ locate: (address) => locate(address) })

beforeAll(async () => {
  // Takes every call and answers none.
  server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  locate = locateBy({ url, apiKey: 'key', isProduction: false }, clock)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('while a maps service stalls, everything else is answered as ever [MKT-14, MKT-15]', async () => {
  const timed = async (url: string) => {
    const started = performance.now()
    const { status, body } = await app.call('dealer', 'GET', url)
    return { ms: performance.now() - started, status, body }
  }
  await timed('/maps/zip-code-boundaries?marketKeys=5')
  const waiting = Array.from({ length: 12 }, () => timed('/maps/geocode?marketKey=5'))
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      timed(nth % 2 ? '/blackout-date' : '/maps/zip-code-boundaries?marketKeys=5&miles=10'),
    ),
  )
  expect(others.every(({ status }) => status === 200)).toBe(true)
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(2_000)

  const located = await Promise.all(waiting)
  for (const { status, body } of located) {
    expect([status, body.isApproximate]).toEqual([200, true])
  }
  // Two wait for the service, three seconds at most; the others never do.
  const slow = located.filter(({ ms }) => ms > 2_500)
  expect(slow.length).toBeLessThanOrEqual(2)
  expect(Math.max(...located.map(({ ms }) => ms))).toBeLessThan(5_000)
})
