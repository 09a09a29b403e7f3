import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ANALYTICAL_MODELS,
  contactCode,
  SEGMENT_MONTHS,
  UNKNOWN_DISTANCE,
  UNKNOWN_ZIP,
  type CountedHousehold,
} from '@marquee/rules/customers'
import { accept } from '@marquee/rules/result'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import type { Counting } from '../audience/index.ts'
import { guardFile } from '../platform/backup/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { readyMade } from '../programs/demo.ts'
import { dnsLookup } from '../sending-domains/index.ts'
import { openedNotes } from '../sendings/index.ts'
import { oracleOver } from './audience-oracle.ts'
import { NO_PROVIDERS } from './no-providers.ts'

export interface DeploymentVariation {
  publicUrl?: string
  locate?: Deployment['locate']
  isSending?: boolean
  campaignServer?: string
  dns?: Deployment['dns']
  previewHosts?: Deployment['previewHosts']
  flatCostSource?: string
  seedRecipientLimit?: number
  support?: Deployment['support']
  /** Null: there is no engine. */
  counting?: Deployment['counting'] | null
  toggleDefaults?: Deployment['toggleDefaults']
  dataDir?: string
  noteOpened?: Deployment['noteOpened']
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

const folders = mkdtempSync(join(tmpdir(), 'marquee-data-'))
process.once('exit', () => rmSync(folders, { recursive: true, force: true }))

/** What a deployment leaves as it is delivered. */
const LIMITS = {
  piecesApartDays: 14,
  // At whatever hour a test runs.
  campaignHours: { from: 0, to: 24 },
  segmentMonths: SEGMENT_MONTHS,
  returnsServer: undefined,
  isMailing: true,
  hasPrinterFolder: false,
  program: { version: '0.0.0', startedAt: Date.UTC(2026, 0, 5) },
  readyMade,
} as const

export const newDataDir = (): string => join(folders, randomUUID())

/** What use cases and jobs know of the deployment, as that of the tests is. */
export function testDeployment({
  publicUrl = 'http://localhost:3000',
  locate,
  isSending = false,
  campaignServer,
  dns = dnsLookup(['127.0.0.1:9']),
  previewHosts = { demo: 'http://localhost:4001' },
  flatCostSource = 'ECRM',
  seedRecipientLimit = 25,
  support = { phone: '5550100199', email: 'support@marquee.example' },
  counting = countingOne,
  toggleDefaults = TOGGLE_DEFAULTS,
  dataDir = newDataDir(),
  noteOpened = openedNotes().note,
  mailReturns = {},
}: DeploymentVariation = {}): Deployment {
  return {
    ...LIMITS,
    publicUrl,
    locate,
    previewHosts,
    flatCostSource,
    seedRecipientLimit,
    isSending,
    campaignServer,
    dns,
    sendingGuard: guardFile(dataDir),
    toggleDefaults,
    noteOpened,
    support,
    mailReturns: { ...NO_PROVIDERS, ...mailReturns },
    counting: counting ?? undefined,
  }
}
