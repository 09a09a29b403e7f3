import { DEMO_STORIES } from '@marquee/demo/stories'
import { ANALYTICAL_MODELS, contactCode, type CountedHousehold } from '@marquee/rules/customers'
import { todayIn } from '@marquee/rules/calendar'
import { accept } from '@marquee/rules/result'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { beforeAll, expect, test } from 'vitest'
import type { Counting } from '../../audience/index.ts'
import { notifyOfEvents } from '../../notices/index.ts'
import type { JobCall } from '../../platform/jobs/index.ts'
import { linksBy } from '../../platform/links/index.ts'
import { NO_PROVIDERS } from '../../testing/no-providers.ts'
import { oracleOver } from '../../testing/audience-oracle.ts'
import { testDatabase } from '../../testing/database.ts'
import { inScope } from '../../platform/sql/index.ts'
import { listeners, operations, reasonTexts } from '../../wiring.ts'
import { loadDemo } from '../load-demo.ts'
import type { Product } from './calling.ts'
import { loadDemoCampaigns } from './load-stories.ts'
import { readyMade } from '../../programs/demo.ts'
import { dnsLookup } from '../../sending-domains/index.ts'
import { openedNotes } from '../../sendings/index.ts'

const database = testDatabase()
// On another day of the year: STORY_DAY=2027-01-02 npx vitest run apps/server/src/demo/stories/stories.test.ts
const NOW = process.env.STORY_DAY ? Date.parse(`${process.env.STORY_DAY}T17:00Z`) : Date.now()
const HOUSEHOLDS = 1_600
const failures: unknown[] = []

/** Every dealer has the same customers, whom letters reach, and every other one also emails. */
const counting: Counting = {
  engine: (files) => oracleOver([...files.keys()].flatMap(customersOf)),
  pathOf: () => '',
  inTurn: async (_, work) => accept(await work(new AbortController().signal)),
}

const customersOf = (marketKey: number): CountedHousehold[] =>
  Array.from({ length: HOUSEHOLDS }, (_, at) => ({
    marketKey,
    household: at + 1,
    zip: 48_104,
    distance: at % 1_000,
    segment: at % 3,
    contact: contactCode({ mail: 'REACHABLE', email: at % 2 ? 'REACHABLE' : 'NO_DATA' }),
    // A budget ends among different scores.
    scores: ANALYTICAL_MODELS.map(() => 8_000 + at),
    vehicles: [],
    lastVisit: 20_000,
    emailFreeOn: 0,
    mailFreeOn: 0,
    isShared: false,
    personHash: BigInt(marketKey * HOUSEHOLDS + at),
  }))

const product = (): Product => ({
  pool: database.pool,
  operations,
  listeners,
  reasonTexts,
  clock: () => NOW,
  deployment: {
    publicUrl: 'http://localhost',
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
    counting,
    mailReturns: NO_PROVIDERS,
    support: { phone: '5550100199', email: 'support@marquee.example' },
  },
  links: linksBy('secret of the tests'),
  log: { error: ({ err }: { err?: unknown }) => void failures.push(err), warn: () => {} },
  welcome: async () => 'not-invited',
})

const calling = (subject: number): JobCall => ({
  subject,
  now: NOW,
  signal: new AbortController().signal,
  progressed: async () => {},
  inOwn: (work) =>
    inScope(database.pool, { path: '1.' }, ({ sql }) => work((store) => store(sql, '1.'))),
})
const run = (subject: number) => loadDemoCampaigns(product()).run(calling(subject))

const rows = async (sql: string, values: unknown[] = []) =>
  (await database.owner.query(sql, values)).rows

beforeAll(async () => {
  await database.owner.query('TRUNCATE markets, hierarchies, people CASCADE')
  await database.owner.query('ALTER SEQUENCE people_key_seq RESTART')
  await loadDemo(database.ownerUrl, todayIn('UTC', NOW))
}, 240_000)

test('a story waits for the customers that it reaches', async () => {
  await run(0)
  expect(await rows(`SELECT subject FROM jobs WHERE kind = 'load demo campaigns'`)).toEqual([
    { subject: 0 },
  ])
})

test('campaigns stand in every status that people bring them to, and each is created once [CMP-06, CMP-11]', async () => {
  await database.owner.query(
    `INSERT INTO market_versions (market_key, version, contacts_version, data_version, households,
                                  checksum, as_of, path)
     SELECT key, 1, 1, 0, ${HOUSEHOLDS}, '', '2026-06-30', path FROM markets WHERE type = 'DEALER'`,
  )
  for (const subject of DEMO_STORIES.keys()) await run(subject)
  // Interrupted and started again, a story does nothing twice.
  for (const again of [1, 3]) await run(again)
  expect(failures).toEqual([])
  const events = await rows(
    `SELECT name, status, submitted_at < $2::timestamptz - interval '1 hour' OR status = 'DRAFT' AS before
       FROM campaigns WHERE parent_key IS NULL AND name = ANY($1)`,
    [DEMO_STORIES.map(({ name }) => name), new Date(NOW)],
  )
  expect(events).toHaveLength(DEMO_STORIES.length)
  expect(new Set(events.map(({ status }) => status))).toEqual(
    new Set([
      'DRAFT',
      'SUBMITTED',
      'ACKNOWLEDGED',
      'APPROVED',
      'ACTIVE',
      'COMPLETED',
      'CANCEL_REQUESTED',
      'CANCELLED',
    ]),
  )
  expect(events.every(({ before }) => before)).toBe(true)
}, 120_000)

test('of a campaign whose first wave is over its emails have left, and its letters wait to be printed [DATE-06]', async () => {
  const sent = await rows(
    `SELECT s.channel, s.wave, s.state, s.planned > 0 AS "isPlanned",
            s.planned_at < $1::timestamptz - interval '1 day' AS "onItsDay"
       FROM sendings s JOIN campaigns c ON c.key = s.campaign_key
      WHERE c.name = 'Oil change in two waves' ORDER BY s.channel, s.wave`,
    [new Date(NOW)],
  )
  const wave = (channel: string, number: number, state: string, isPlanned: boolean) => ({
    channel,
    wave: number,
    state,
    isPlanned,
    onItsDay: isPlanned || null,
  })
  expect(sent).toEqual([
    wave('DIRECT_MAIL', 1, 'running', true),
    wave('DIRECT_MAIL', 2, 'running', false),
    wave('EMAIL', 1, 'done', true),
    wave('EMAIL', 2, 'running', false),
  ])
})

test('years stand in each state of their life with all four seasons, and one dealer changed the season that is open [ANN-01]', async () => {
  const years = await rows(
    `SELECT y.name, y.status, array_agg(DISTINCT s.status) AS seasons, count(*)::integer AS all,
            (SELECT count(*)::integer FROM campaign_steps t JOIN campaigns c ON c.key = t.campaign_key
              WHERE c.annual_key = y.key AND t.status = 'PENDING') AS waiting
       FROM campaigns y JOIN campaigns s ON s.annual_key = y.key GROUP BY y.key ORDER BY y.key`,
  )
  const year = (name: string, status: string, seasons: string, waiting = 0) => ({
    name,
    status,
    seasons: [seasons],
    all: 4,
    waiting,
  })
  expect(years).toEqual([
    year('Our four seasons', 'APPROVED', 'RESERVED', 1),
    year('Dearborn through the year', 'APPROVED', 'RESERVED'),
    year('Grand Rapids through the year', 'APPROVED', 'RESERVED'),
    year('A year of service in Farmington', 'SUBMITTED', 'RESERVED'),
    year('Canton through the year', 'DRAFT', 'DRAFT'),
    year('Four seasons at Nissan', 'DRAFT', 'DRAFT'),
  ])
})

test('at the sign-in only notices of the last days are unread, with the time of the story', async () => {
  const events = await rows(`SELECT subject FROM jobs WHERE kind = 'campaign event'`)
  await run(DEMO_STORIES.length)
  const notifying = notifyOfEvents({ isSending: false, publicUrl: 'http://localhost' })
  for (const { subject } of events) await notifying.run(calling(subject))
  expect(await rows('SELECT FROM notices WHERE read_at IS NOT NULL')).toEqual([])
  await database.owner.query(`DELETE FROM jobs WHERE kind = 'campaign event'`)
  await run(DEMO_STORIES.length)
  const [found] = await rows(
    `SELECT count(*) FILTER (WHERE n.at <> e.at)::integer AS "atOtherTimes",
            bool_and((n.read_at IS NULL) = (n.at > $1::timestamptz - interval '60 hours')) AS "newUnread",
            count(*) FILTER (WHERE n.read_at IS NULL)::integer AS unread,
            count(*) FILTER (WHERE n.read_at IS NOT NULL)::integer AS read
       FROM notices n JOIN campaign_events e ON e.key = n.event_key
       JOIN people p ON p.key = n.person_key WHERE p.email = 'district@demo.example'`,
    [new Date(NOW)],
  )
  expect(found).toMatchObject({ atOtherTimes: 0, newUnread: true })
  expect([found.unread > 0, found.read > found.unread]).toEqual([true, true])
}, 120_000)
