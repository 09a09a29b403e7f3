import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isPrivate, publicOnly } from './fetch-json.gateway.ts'
import { locateBy } from './locate.gateway.ts'

const ADDRESS = '1200 Washtenaw Ave, Ann Arbor, MI'
const KEY = 'secret of the service'
const servers: Server[] = []
let now = 1_000_000
let calls: string[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  calls = []
})

/** A maps service that answers as the test wants, and records its requests. */
async function service(listener: RequestListener, isProduction = false) {
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}/geocode/json`
  return { url, locate: locateBy({ url, apiKey: KEY, isProduction }, () => now) }
}

const at = (lat: unknown, lng: unknown) => ({ geometry: { location: { lat, lng } } })
const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const good = json({ status: 'OK', results: [at(42.25, -83.69), at(1, 1)] })

test('a maps service is called with the address and the key, and its first answer is taken [MKT-14]', async () => {
  const { locate } = await service(good)
  expect(await locate(ADDRESS)).toEqual({ latitude: 42.25, longitude: -83.69 })
  const address = new URL(calls[0] ?? '', 'http://localhost')
  expect(Object.fromEntries(address.searchParams)).toEqual({ address: ADDRESS, key: KEY })
  expect(address.pathname).toBe('/geocode/json')
})

test('an address that the service does not know is no failure of it [MKT-14]', async () => {
  const { locate } = await service(json({ status: 'ZERO_RESULTS', results: [] }))
  for (let nth = 0; nth < 5; nth += 1) expect(await locate(ADDRESS)).toBeUndefined()
  expect(calls).toHaveLength(5)
})

test.each<[string, RequestListener]>([
  ['500', json({ status: 'OK', results: [at(1, 1)] }, 500)],
  ['a page', (_, response) => void response.setHeader('content-type', 'text/html').end('<h1>Hi')],
  ['nothing', (_, response) => void response.end()],
  [
    'half an answer',
    (_, response) =>
      void response
        .writeHead(200, { 'content-length': '99' })
        .write('{"status"', () => response.destroy()),
  ],
  ['a refusal', json({ status: 'REQUEST_DENIED', results: [], error_message: KEY })],
  ['another schema', json([1, 2])],
  ['no numbers', json({ status: 'OK', results: [at('42', '-83')] })],
  ['a place off the globe', json({ status: 'OK', results: [at(420, -83)] })],
])('where the service answers %s, it has said nothing [MKT-14]', async (_, listener) => {
  const { locate } = await service(listener)
  expect(await locate(ADDRESS)).toBeUndefined()
  expect(calls).toHaveLength(1)
})

test('a redirect is not followed, wherever it leads [MKT-14]', async () => {
  const inside = await service(good)
  const { locate } = await service((_, response) => {
    response.writeHead(302, { location: inside.url }).end()
  })
  expect(await locate(ADDRESS)).toBeUndefined()
  expect(calls).toHaveLength(1)
})

test('a body without an end is read up to one megabyte [MKT-14]', async () => {
  let sent = 0
  const { locate } = await service((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const pour = setInterval(() => {
      sent += 65_536
      response.write(' '.repeat(65_536))
    }, 1)
    response.once('close', () => clearInterval(pour))
  })
  expect(await locate(ADDRESS)).toBeUndefined()
  expect(sent).toBeLessThan(16_777_216)
})

test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  [
    'answers a little at a time',
    (_, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 200)
      response.once('close', () => clearInterval(drip))
    },
  ],
])(
  'a service that %s is waited for three seconds in all, by two callers at most [MKT-14]',
  async (_, listener) => {
    const { locate } = await service(listener)
    const started = performance.now()
    const waiting = [locate(ADDRESS), locate(ADDRESS)]
    expect(await locate(ADDRESS)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(await Promise.all(waiting)).toEqual([undefined, undefined])
    const waited = performance.now() - started
    expect(waited).toBeGreaterThan(2_900)
    expect(waited).toBeLessThan(4_500)
    expect(calls.length).toBeLessThanOrEqual(2)
  },
)

test('a service that failed three times in a row is left alone for 30 seconds [MKT-14]', async () => {
  let listener = json({}, 500)
  const { locate } = await service((request, response) => listener(request, response))
  for (let nth = 0; nth < 5; nth += 1) await locate(ADDRESS)
  expect(calls).toHaveLength(3)
  now += 29_999
  expect(await locate(ADDRESS)).toBeUndefined()
  expect(calls).toHaveLength(3)
  now += 1
  await locate(ADDRESS)
  await locate(ADDRESS)
  expect(calls).toHaveLength(4)
  now += 30_000
  listener = good
  expect(await locate(ADDRESS)).toBeDefined()
  listener = json({}, 500)
  for (let nth = 0; nth < 5; nth += 1) await locate(ADDRESS)
  expect(calls).toHaveLength(8)
})

test('in production an address of a private network is called where it was meant [MKT-14]', async () => {
  const { locate } = await service(good, true)
  expect(await locate(ADDRESS)).toBeDefined()
})

test('a name that leads into a private network is refused where only public ones are meant [MKT-14]', async () => {
  const error = await new Promise((resolve) => publicOnly('localhost', {}, resolve))
  expect(error).toMatchObject({ message: 'The service lies in a private network' })
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('%s lies in a private network [MKT-14]', (address) => {
  expect(isPrivate(address)).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2600::1', '2001:4860:4860::8888'])(
  '%s does not [MKT-14]',
  (address) => {
    expect(isPrivate(address)).toBe(false)
  },
)
