import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  contactCode,
  ANALYTICAL_MODELS,
  UNKNOWN_DISTANCE,
  UNKNOWN_ZIP,
  type CountedHousehold,
} from '@marquee/rules/customers'
import { accept } from '@marquee/rules/result'
import { SEGMENT_MONTHS } from '@marquee/rules/customers'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Counting } from '../audience/index.ts'
import { guardFile } from '../platform/backup/index.ts'
import { buildApp, logging } from '../platform/http/index.ts'
import { linksBy } from '../platform/links/index.ts'
import type { SignIn } from '../platform/sign-in/index.ts'
import { openUploadFolder } from '../platform/uploads/index.ts'
import type { NoteCall } from '../platform/watching/index.ts'
import type { BoundOperation, Deployment } from '../platform/use-case.ts'
import { clock, listeners, operations as allOperations, reasonTexts } from '../wiring.ts'
import { oracleOver } from './audience-oracle.ts'
import { NO_PROVIDERS } from './no-providers.ts'
import { testSignIn } from './tokens.ts'
import { readyMade } from '../programs/demo.ts'
import { dnsLookup } from '../sending-domains/index.ts'

export interface Variation {
  ratePerMinute?: number
  operations?: readonly BoundOperation[]
  signIn?: SignIn
  webFolder?: string
  publicUrl?: string
  log?: ReturnType<typeof logging>
  locate?: Deployment['locate']
  isSending?: boolean
  dns?: Deployment['dns']
  previewHosts?: Deployment['previewHosts']
  flatCostSource?: string
  seedRecipientLimit?: number
  support?: Deployment['support']
  /** Null: there is no engine. */
  counting?: Deployment['counting'] | null
  toggleDefaults?: Deployment['toggleDefaults']
  dataDir?: string
  trustedProxies?: readonly string[]
  noteCall?: NoteCall
  mailReturns?: Partial<Deployment['mailReturns']>
}

/** Where every dealer that has customers has one, who is reached by mail and by email. */
const countingOne: Counting = {
  engine: (files) => oracleOver([...files.keys()].map(firstCustomerOf)),
  pathOf: () => '',
  inTurn: async (_, work) => accept(await work(new AbortController().signal)),
}

function firstCustomerOf(marketKey: number): CountedHousehold {
  return {
    marketKey,
    household: 1,
    zip: UNKNOWN_ZIP,
    distance: UNKNOWN_DISTANCE,
    segment: 0,
    contact: contactCode({ mail: 'REACHABLE', email: 'REACHABLE' }),
    scores: ANALYTICAL_MODELS.map(() => 0),
    vehicles: [],
    lastVisit: 0,
    personHash: BigInt(marketKey),
    emailFreeOn: 0,
    mailFreeOn: 0,
    isShared: false,
  }
}

const quietLog = logging(process.env.TEST_LOG ?? 'silent')

const folders = mkdtempSync(join(tmpdir(), 'marquee-data-'))
process.once('exit', () => rmSync(folders, { recursive: true, force: true }))

/** What a deployment leaves as it is delivered. */
const LIMITS = {
  piecesApartDays: 14,
  // At whatever hour a test runs.
  campaignHours: { from: 0, to: 24 },
  segmentMonths: SEGMENT_MONTHS,
  campaignServer: undefined,
  returnsServer: undefined,
  isMailing: true,
  hasPrinterFolder: false,
  program: { version: '0.0.0', startedAt: Date.UTC(2026, 0, 5) },
  readyMade,
} as const

/** Nobody in front has to notice a stop, no browser reads settings, and nothing is in the way. */
const NO_PROXY = { drainSeconds: 0, browser: {}, problem: async () => undefined } as const

/** The whole server but for its socket, on a pool of the caller's choice. */
export async function serverOn(
  pool: pg.Pool,
  {
    ratePerMinute = 1_000_000,
    operations = allOperations,
    signIn = testSignIn(pool),
    webFolder = '/nowhere',
    publicUrl = 'http://localhost:3000',
    log = quietLog,
    locate,
    isSending = false,
    dns = dnsLookup(['127.0.0.1:9']),
    previewHosts = { demo: 'http://localhost:4001' },
    flatCostSource = 'ECRM',
    seedRecipientLimit = 25,
    support = { phone: '5550100199', email: 'support@marquee.example' },
    counting = countingOne,
    toggleDefaults = TOGGLE_DEFAULTS,
    trustedProxies = ['loopback'],
    noteCall = () => {},
    dataDir = join(folders, randomUUID()),
    mailReturns = {},
  }: Variation = {},
): Promise<FastifyInstance> {
  const settings = { publicUrl, log, webFolder, dataDir, trustedProxies, noteCall, ...NO_PROXY }
  const places = { publicUrl, locate, previewHosts }
  const limits = { ...LIMITS, flatCostSource, seedRecipientLimit }
  const deployment = {
    ...places,
    ...limits,
    isSending,
    dns,
    sendingGuard: guardFile(dataDir),
    toggleDefaults,
    support,
    mailReturns: { ...NO_PROVIDERS, ...mailReturns },
    counting: counting ?? undefined,
  }
  const links = linksBy('secret of the tests')
  const parts = { operations, listeners, reasonTexts, clock, links }
  const api = {
    ...parts,
    pool,
    deployment,
    ratePerMinute,
    uploads: await openUploadFolder(join(dataDir, 'uploads')),
  }
  return (await buildApp(settings, signIn, api)).fastify
}
