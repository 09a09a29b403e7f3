import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NO_PROVIDERS } from '../../testing/no-providers.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSignIn, tokenFor } from '../../testing/tokens.ts'
import { clock, listeners, operations, reasonTexts } from '../../wiring.ts'
import { linksBy } from '../links/index.ts'
import { version } from '../release/index.ts'
import { buildApp, logging, type App } from './index.ts'
import { readyMade } from '../../programs/demo.ts'
import { dnsLookup } from '../../sending-domains/index.ts'
import { openedNotes } from '../../sendings/index.ts'

const database = testDatabase()
let app: App
let port: number

beforeEach(async () => {
  const { pool } = database
  app = await buildApp(
    {
      publicUrl: 'http://localhost:3000',
      log: logging('silent'),
      webFolder: '/nowhere',
      trustedProxies: [],
      dataDir: '.',
      drainSeconds: 0,
      noteCall: () => {},
      problem: async () => undefined,
      browser: {},
    },
    testSignIn(pool),
    {
      pool,
      operations,
      listeners,
      reasonTexts,
      clock,
      ratePerMinute: 1_000,
      uploads: { enter: () => undefined },

      links: linksBy('secret'),
      deployment: {
        publicUrl: 'http://localhost:3000',
        toggleDefaults: TOGGLE_DEFAULTS,
        previewHosts: {},
        flatCostSource: 'ECRM',
        seedRecipientLimit: 25,
        piecesApartDays: 14,
        readyMade,
        segmentMonths: { active: 12, lapsed: 24 },
        isSending: false,
        campaignServer: undefined,
        returnsServer: undefined,
        dns: dnsLookup(['127.0.0.1:9']),
        sendingGuard: '/nowhere/generation',
        campaignHours: { from: 8, to: 20 },
        noteOpened: openedNotes().note,
        isMailing: true,
        hasPrinterFolder: false,
        program: { version: '0.0.0', startedAt: 0 },
        mailReturns: NO_PROVIDERS,
        support: { phone: '5550100199', email: 'support@marquee.example' },
      },
    },
  )
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  port = (app.fastify.server.address() as AddressInfo).port
})
afterEach(() => app.fastify.close())

const get = (url: string) => app.fastify.inject({ method: 'GET', url })

describe('a server that gets the signal to stop', () => {
  test('answers that it is not ready, and lives on until it has ended', async () => {
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
    void app.drain()
    const answer = await get('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }])
    const alive = await get('/healthz')
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive', ...version() }])
  })

  test('answers a request that had begun, on a connection that it then closes', async () => {
    const socket = await open()
    socket.write('GET /api/user-state HTTP/1.1\r\nHost: a\r\n')
    await expect.poll(() => connections()).toBe(1)
    void app.drain()
    const closed = app.fastify.close()
    socket.write(`Authorization: Bearer ${await tokenFor('dealer')}\r\n\r\n`)
    const answer = await everythingFrom(socket)
    await closed
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(answer).toContain('"key":5')
  })

  test('ends a call that is under way with its answer, and takes no new connection', async () => {
    const other = await database.owner.connect()
    await other.query('BEGIN; LOCK TABLE blackout_dates IN ACCESS EXCLUSIVE MODE')
    const socket = await open()
    const call = `GET /api/blackout-date HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${await tokenFor('dealer')}\r\n\r\n`
    socket.write(call)
    await expect.poll(() => waiting()).toBe(1)
    void app.drain()
    const closed = app.fastify.close()
    await expect(open()).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
    await other.query('ROLLBACK')
    other.release()
    expect(await everythingFrom(socket)).toMatch(/^HTTP\/1.1 200 /)
    await closed
  })
})

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const connections = () =>
  new Promise<number>((resolve) => {
    app.fastify.server.getConnections((_error, count) => resolve(count))
  })

async function waiting(): Promise<number> {
  const { rowCount } = await database.owner.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

async function everythingFrom(socket: Socket): Promise<string> {
  let received = ''
  socket.on('data', (data) => {
    received += data.toString()
  })
  await once(socket, 'close')
  return received
}
