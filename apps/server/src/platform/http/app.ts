import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyHttpOptions,
} from 'fastify'
import type { Logger } from 'pino'
import type { SignIn } from '../sign-in/index.ts'
import { mountApi, type Api } from './api.ts'
import { brokenRequests, refuseSlowBodies } from './broken-requests.ts'
import { serveDocument } from './docs.ts'
import { answerErrors } from './errors.ts'
import { secureHeaders } from './headers.ts'
import { reportHealth } from './health.ts'
import { watchRoom } from './room-left.ts'
import { serveWeb } from './web.ts'

export interface AppSettings {
  publicUrl: string
  log: Logger
  webFolder: string
  /** Whose forwarded headers are believed: addresses, ranges, or `loopback`. */
  trustedProxies: readonly string[]
  /** The settings that the page carries, before the browser makes a call. */
  browser: Readonly<Record<string, unknown>>
  /** Whose disk must have room. */
  dataDir: string
}

export interface App {
  fastify: FastifyInstance
  /** From now on the program answers "not ready", and finishes what it has begun. */
  beginStop: () => void
}

const TIME_TO_ARRIVE = 15_000

/** How long and how large it may be, and how a stop ends what is open. */
const bounds: FastifyHttpOptions<Server> = {
  // Of the longest, which carry a file; all others have less, and so does the head of each.
  requestTimeout: 120_000,
  http: { headersTimeout: TIME_TO_ARRIVE, connectionsCheckingInterval: 1_000 },
  connectionTimeout: 30_000,
  keepAliveTimeout: 10_000,
  bodyLimit: 1_048_576,
  routerOptions: { maxParamLength: 200 },
  forceCloseConnections: 'idle',
  // Calls that arrived before the stop still get an answer.
  return503OnClosing: false,
}

export async function buildApp(
  settings: AppSettings,
  signIn: SignIn,
  api: Omit<Api, 'verify' | 'welcome' | 'log'>,
): Promise<App> {
  let stopping = false
  const fastify = Fastify({
    loggerInstance: settings.log as FastifyBaseLogger,
    // One line of ours a call, in place of Fastify's two, which would hold addresses.
    logController: new LogController({ disableRequestLogging: true }),
    ...brokenRequests(settings.publicUrl),
    ...bounds,
    trustProxy: [...settings.trustedProxies],
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
  })
  readJsonOnly(fastify)
  refuseSlowBodies(fastify, settings.publicUrl, TIME_TO_ARRIVE)
  secureHeaders(fastify, { ...settings, ...signIn.browser, ...api.deployment })
  const room = watchRoom(settings.dataDir, api.clock)
  answerErrors(fastify, room)
  logRequests(fastify)
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    // Else a connection that was busy when we began to stop would be waited for when it no longer is.
    if (stopping) void reply.header('connection', 'close')
    done(null, payload)
  })
  reportHealth(fastify, { pool: api.pool, room, isStopping: () => stopping })
  const { verify, welcome } = signIn
  await mountApi(fastify, { ...api, verify, welcome, log: settings.log })
  serveDocument(fastify, api.operations)
  await signIn.mount?.(fastify, api.ratePerMinute)
  await serveWeb(fastify, settings.webFolder, settings.browser)
  await fastify.ready()
  return {
    fastify,
    beginStop: () => {
      stopping = true
    },
  }
}

function readJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  const read = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name JSON on every call, also on those that carry nothing.
    if (body === '') done(null, undefined)
    else void read(request, body as string, done)
  })
}

/** One line a call, without addresses or values that could name a person. */
function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config as { operation?: string }
    if (!operation) return
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ operation, status: reply.statusCode, ms }, 'call')
  })
}
