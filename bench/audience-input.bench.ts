import { audience } from '@marquee/contract/audience'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { asOwner } from '../apps/server/src/platform/sql/index.ts'
import { tokenFor } from '../apps/server/src/testing/tokens.ts'
import { halfAndMost } from './shares.ts'
import { wholeServer } from './whole-server.ts'

// Requests that no audience can be counted from, sent to the whole server: how soon are they
// refused?

const ROUNDS = 50
const GOAL = 50
const zips = (many: number, zipCode = '48104') =>
  Array.from({ length: many }, () => ({ zipCode, selected: true }))
const request = {
  ...audience.search.example.body,
  locationFilterType: 'ZIPCODE',
  segments: [],
  vehicleModels: [],
}

const CASES: readonly [what: string, overrides: object, query?: string][] = [
  ['a dealer by a name that none of the campaign has', { markets: ['no such dealer'] }],
  ['a market that is served by others', {}, '&marketKey=999999'],
  ['a ZIP code that does not exist', { zipCodes: [{ zipCode: '00000', selected: true }] }],
  ['20,000 of them', { zipCodes: zips(20_000, '00000') }],
  ['a model that does not exist', { vehicleModels: [{ model: 'Edsel', years: [] }] }],
  ['50,000 ZIP codes', { zipCodes: zips(50_000) }],
  ['25,000 ZIP codes, within the size of a request', { zipCodes: zips(25_000) }],
  ['negative money', { spendingLimit: -1 }],
  ['a threshold out of range', { smartSelectThreshold: 10_002 }],
]

// Nothing is counted, so no file has to be there.
const withCustomers = (ownerUrl: string) =>
  asOwner(ownerUrl, (sql) =>
    sql.execute(`INSERT INTO market_versions
        (market_key, version, data_version, households, checksum, as_of, path)
      SELECT key, 1, 0, 1, '', '2026-06-30', path FROM markets WHERE type = 'DEALER'
      ON CONFLICT (market_key) DO UPDATE SET version = 1, households = 1`),
  )

const { fastify, stop } = await wholeServer(async (ownerUrl) => {
  await loadDemo(ownerUrl)
  await withCustomers(ownerUrl)
}, 'silent')
try {
  const authorization = `Bearer ${await tokenFor('dealer@demo.example')}`
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    fastify.inject({
      method,
      url: `/api${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    })
  const { campaigns } = (await call('POST', '/campaign/search', { size: 1 })).json()
  const { key, template } = (await call('GET', `/campaign/${campaigns[0].key}`)).json()
  for (const [what, overrides, query = `&campaignKey=${key}`] of CASES) {
    const path = `/audience/search?campaignTemplateKey=${template.key}${query}`
    const times: number[] = []
    let last = await call('POST', path, { ...request, ...overrides })
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      last = await call('POST', path, { ...request, ...overrides })
      times.push(performance.now() - began)
    }
    if (last.statusCode < 400 || last.statusCode > 499) {
      throw new Error(`${what}: ${last.statusCode} ${last.body.slice(0, 500)}`)
    }
    const { message, fields } = last.json<{ message: string; fields?: object }>()
    const [[field, why] = ['', message]] = Object.entries(fields ?? {})
    console.log(`${what}: ${halfAndMost(times)} (goal: at most ${GOAL})`)
    console.log(`  ${last.statusCode} ${field} ${why}`)
  }
} finally {
  await stop()
}
