import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildApp, logging } from '../platform/http/index.ts'
import { linksBy } from '../platform/links/index.ts'
import type { SignIn } from '../platform/sign-in/index.ts'
import { openUploadFolder } from '../platform/uploads/index.ts'
import type { NoteCall } from '../platform/watching/index.ts'
import type { BoundOperation } from '../platform/use-case.ts'
import { clock, listeners, operations as allOperations, reasonTexts } from '../wiring.ts'
import { newDataDir, testDeployment, type DeploymentVariation } from './test-deployment.ts'
import { testSignIn } from './tokens.ts'

export interface Variation extends DeploymentVariation {
  ratePerMinute?: number
  operations?: readonly BoundOperation[]
  signIn?: SignIn
  webFolder?: string
  log?: ReturnType<typeof logging>
  trustedProxies?: readonly string[]
  noteCall?: NoteCall
}

const quietLog = logging(process.env.TEST_LOG ?? 'silent')

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
    trustedProxies = ['loopback'],
    noteCall = () => {},
    dataDir = newDataDir(),
    ...deployed
  }: Variation = {},
): Promise<FastifyInstance> {
  const settings = { publicUrl, log, webFolder, dataDir, trustedProxies, noteCall, ...NO_PROXY }
  const deployment = testDeployment({ ...deployed, publicUrl, dataDir })
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
