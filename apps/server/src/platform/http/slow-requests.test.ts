import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { tokenFor } from '../../testing/tokens.ts'

const app = testApp()
let port: number
/** A request has fifteen seconds to arrive, and is looked at once a second. */
const PROMISED = { least: 14_900, most: 20_000 }

beforeAll(async () => {
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  port = (app.fastify.server.address() as AddressInfo).port
})

const HEAD = 'HTTP/1.1\r\nHost: a\r\n'
const JSON_HEAD = `${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n`

/** What is answered to a caller who sends the start of a request, and after how long. */
async function halfSent(start: string, isDripping: boolean) {
  const begun = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(start)
  const drip = setInterval(() => isDripping && socket.write('x'), 1_000)
  let received = ''
  socket.on('data', (data) => (received += data.toString()))
  await once(socket, 'close')
  clearInterval(drip)
  return { answer: received.split('\r\n')[0], after: performance.now() - begun }
}

test('a request that is sent in half is answered 408 at the promised time, wherever it stopped [API-01]', async () => {
  const authorization = `Authorization: Bearer ${await tokenFor('admin')}\r\n`
  const half = [
    ['', false],
    [`GET /healthz ${HEAD}`, false],
    [`GET /healthz ${HEAD}X-Slow: `, true],
    [`POST /api/blackout-date/add ${JSON_HEAD}${authorization}\r\n{`, false],
    [`POST /api/blackout-date/add ${JSON_HEAD}${authorization}\r\n{`, true],
    [`POST /nowhere ${JSON_HEAD}\r\n{`, true],
  ] as const
  const answers = await Promise.all(half.map(([start, isDripping]) => halfSent(start, isDripping)))
  expect(answers.map(({ answer }) => answer)).toEqual(
    half.map(() => 'HTTP/1.1 408 Request Timeout'),
  )
  for (const { after } of answers) {
    expect(after).toBeGreaterThan(PROMISED.least)
    expect(after).toBeLessThan(PROMISED.most)
  }
  expect((await app.owner.query('SELECT FROM blackout_dates')).rowCount).toBe(0)
})
