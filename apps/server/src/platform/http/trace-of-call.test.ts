import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { serverOn } from '../../testing/server-on.ts'
import { testApp } from '../../testing/test-app.ts'
import { tokenFor } from '../../testing/tokens.ts'
import { logging } from './logging.ts'

const app = testApp()
const PROXY = '10.1.2.3'
const ID = '7f3c1a52-proxy.1_A'
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'

interface Seen {
  /** In the answer. */
  id: unknown
  /** The line of the log. */
  line: { reqId: string; trace: string; span: string }
}

async function seenOf(headers: Record<string, string>, remoteAddress = PROXY): Promise<Seen> {
  const lines: string[] = []
  const log = logging('info', { write: (line) => void lines.push(line) })
  const server = await serverOn(app.pool, { log, trustedProxies: ['10.1.0.0/16', 'fd00::/8'] })
  const authorization = `Bearer ${await tokenFor('hondaAdmin')}`
  const call: InjectOptions = { method: 'POST', url: '/api/blackout-date/add', remoteAddress }
  const payload = { date: '2031-12-24', hierarchyId: 'HONDA' }
  const answer = await server.inject({ ...call, payload, headers: { ...headers, authorization } })
  await server.close()
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'call')
  return { id: answer.headers['x-request-id'], line }
}

test('the id that a proxy in front has made is in the answer, in the log and in the audit log [API-06]', async () => {
  await app.owner.query('TRUNCATE audit_log, blackout_dates')
  const { id, line } = await seenOf({ 'x-request-id': ID })
  expect([id, line.reqId]).toEqual([ID, ID])
  const { rows } = await app.owner.query('SELECT DISTINCT request_id FROM audit_log')
  expect(rows).toEqual([{ request_id: ID }])
  expect((await seenOf({ 'x-request-id': ID }, 'fd00::7')).id).toBe(ID)
  expect((await seenOf({ 'x-request-id': ID }, '::ffff:10.1.2.3')).id).toBe(ID)
})

test.for([
  ['of somebody else', ID, '10.9.9.9'],
  ['that is too short to be of one call alone', 'x'.repeat(15), PROXY],
  ['that is too long for a log', 'x'.repeat(65), PROXY],
  ['with a line of its own', `${ID}%0A{"level":60}`, PROXY],
  ['with a space', `${ID} and more`, PROXY],
  ['that is an address', 'ada.lovelace@example.com', PROXY],
] as const)('an id %s is not taken, and one is made [API-06]', async ([, text, from]) => {
  const { id, line } = await seenOf({ 'x-request-id': text }, from)
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(line.reqId).toBe(id)
})

test.for([
  ['as it is', `00-${TRACE}-${SPAN}-01`],
  ['of a later version, which says more', `cc-${TRACE}-${SPAN}-01-what-the-future-brings`],
])('a trace is continued %s, with a part of our own', async ([, traceparent]) => {
  const { line } = await seenOf({ traceparent: traceparent ?? '' })
  expect(line.trace).toBe(TRACE)
  expect(line.span).toMatch(/^[\da-f]{16}$/)
  expect(line.span).not.toBe(SPAN)
})

test.for([
  ['none', '', PROXY],
  ['one of somebody else', `00-${TRACE}-${SPAN}-01`, '10.9.9.9'],
  ['no trace', `00-${'0'.repeat(32)}-${SPAN}-01`, PROXY],
  ['no span', `00-${TRACE}-${'0'.repeat(16)}-01`, PROXY],
  ['the version that there is not', `ff-${TRACE}-${SPAN}-01`, PROXY],
  ['more than its version has', `00-${TRACE}-${SPAN}-01-more`, PROXY],
  ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`, PROXY],
] as const)('where traceparent has %s, a trace is begun', async ([, traceparent, from]) => {
  const { line } = await seenOf({ traceparent }, from)
  expect(line.trace).toMatch(/^[\da-f]{32}$/)
  expect(line.trace).not.toBe(TRACE)
})
