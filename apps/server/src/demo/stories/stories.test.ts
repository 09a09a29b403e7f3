import { ANALYTICAL_MODELS, contactCode, type CountedHousehold } from '@marquee/rules/customers'
import { accept } from '@marquee/rules/result'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { beforeAll, expect, test } from 'vitest'
import type { Counting } from '../../audience/index.ts'
import { linksBy } from '../../platform/links/index.ts'
import { oracleOver } from '../../testing/audience-oracle.ts'
import { testDatabase } from '../../testing/database.ts'
import { inScope } from '../../platform/sql/index.ts'
import { followers, operations, reasonTexts } from '../../wiring.ts'
import { loadDemo } from '../load-demo.ts'
import type { Product } from './calling.ts'
import { loadDemoCampaigns } from './load-stories.ts'
import { DEMO_STORIES } from './told.ts'

const database = testDatabase()
const NOW = Date.now()
const HOUSEHOLDS = 1_600

/** Every dealer has the same customers, whom mail reaches. */
const counting: Counting = {
  engine: (files) => oracleOver([...files.keys()].flatMap(customersOf)),
  pathOf: () => '',
  inTurn: async (_, work) => accept(await work(new AbortController().signal)),
}

const customersOf = (marketKey: number): CountedHousehold[] =>
  Array.from({ length: HOUSEHOLDS }, (_, at) => ({
    ...{ marketKey, household: at + 1, zip: 48_104, distance: at % 1_000, segment: at % 3 },
    contact: contactCode({ mail: 'REACHABLE', email: 'NO_DATA' }),
    scores: ANALYTICAL_MODELS.map(() => 9_000),
    ...{ vehicles: [], lastVisit: 20_000, isShared: false },
    personHash: BigInt(marketKey * HOUSEHOLDS + at),
  }))

const product = (): Product => ({
  ...{ pool: database.pool, operations, followers, reasonTexts, clock: () => NOW },
  deployment: {
    ...{ publicUrl: 'http://localhost', toggleDefaults: TOGGLE_DEFAULTS, previewHosts: {} },
    ...{ flatCostSource: 'ECRM', seedRecipientLimit: 25, isSending: false, counting },
    support: { phone: '5550100199', email: 'support@marquee.example' },
  },
  links: linksBy('secret of the tests'),
  ...{ log: console, welcome: async () => false },
})

const run = (subject: number) =>
  loadDemoCampaigns(product()).run({
    ...{ subject, now: NOW, signal: new AbortController().signal, gotOn: async () => {} },
    inOwn: (work) =>
      inScope(database.pool, { path: '1.' }, ({ sql }) => work((store) => store(sql, '1.'))),
  })

const rows = async (sql: string, values: unknown[] = []) =>
  (await database.owner.query(sql, values)).rows

beforeAll(async () => {
  await database.owner.query('TRUNCATE markets, hierarchies, people CASCADE')
  await database.owner.query('ALTER SEQUENCE people_key_seq RESTART')
  await loadDemo(database.ownerUrl)
}, 240_000)

test('a story waits for the customers that it reaches', async () => {
  await run(0)
  expect(await rows(`SELECT subject FROM jobs WHERE kind = 'load demo campaigns'`)).toEqual([
    { subject: 0 },
  ])
})

test('campaigns stand in every status that people bring them to, and are told once [CMP-06, CMP-11]', async () => {
  await database.owner.query(
    `INSERT INTO market_versions (market_key, version, data_version, households, checksum, as_of, path)
     SELECT key, 1, 0, ${HOUSEHOLDS}, '', '2026-06-30', path FROM markets WHERE type = 'DEALER'`,
  )
  for (const subject of DEMO_STORIES.keys()) await run(subject)
  // Stopped and begun anew, a story does nothing twice.
  await run(3)
  const told = await rows(
    `SELECT name, status, submitted_at < now() - interval '1 hour' OR status = 'DRAFT' AS before
       FROM campaigns WHERE parent_key IS NULL AND name = ANY($1)`,
    [DEMO_STORIES.map(({ name }) => name)],
  )
  expect(told).toHaveLength(DEMO_STORIES.length)
  expect(new Set(told.map(({ status }) => status))).toEqual(
    new Set([
      ...['DRAFT', 'SUBMITTED', 'ACKNOWLEDGED', 'APPROVED', 'ACTIVE', 'COMPLETED'],
      ...['CANCEL_REQUESTED', 'CANCELLED'],
    ]),
  )
  expect(told.every(({ before }) => before)).toBe(true)
}, 120_000)
