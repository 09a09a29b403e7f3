import type { IncomingMessage, Server } from 'node:http'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyHttpOptions,
} from 'fastify'
import type { Logger } from 'pino'
import type { SignIn } from '../sign-in/index.ts'
import type { NoteCall } from '../watching/index.ts'
import { mountApi, type Api } from './api.ts'
import { brokenRequests, refuseSlowBodies } from './broken-requests.ts'
import { serveDocument } from './docs.ts'
import { draining } from './draining.ts'
import { answerErrors } from './errors.ts'
import { secureHeaders } from './headers.ts'
import { reportHealth } from './health.ts'
import { watchRoom } from './room-left.ts'
import { traces, type Traces } from './trace-of-call.ts'
import { endSilentConnections } from './silent-connections.ts'
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
  /** How long calls go on after the signal to stop. */
  drainSeconds: number
  /** Counts what was answered. */
  noteCall: NoteCall
  /** Why the program is not ready, besides the database and its own disk. */
  problem: () => Promise<string | undefined>
}

export interface App {
  fastify: FastifyInstance
  /** From now on the program answers "not ready"; it resolves when the listener may close. */
  drain: () => Promise<void>
}

const TIME_TO_ARRIVE = 15_000

/** How long and how large it may be, and how a stop ends what is open. */
const bounds: FastifyHttpOptions<Server> = {
  // Of the longest, which carry a file; all others have less, and so does the head of each.
  requestTimeout: 120_000,
  http: { headersTimeout: TIME_TO_ARRIVE, connectionsCheckingInterval: 1_000 },
  connectionTimeout: 30_000,
  // Longer than proxies leave a connection idle, mostly a minute: they would else send into one that ends.
  keepAliveTimeout: 75_000,
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
  const stop = draining(settings.drainSeconds)
  const known = traces(settings.trustedProxies)
  const fastify = Fastify({
    loggerInstance: settings.log as FastifyBaseLogger,
    // One line of ours a call, in place of Fastify's two, which would hold addresses.
    logController: new LogController({ disableRequestLogging: true }),
    ...brokenRequests(settings.publicUrl),
    ...bounds,
    trustProxy: [...settings.trustedProxies],
    genReqId: known.idOf,
    rewriteUrl: addressOfOneClick,
    exposeHeadRoutes: false,
  })
  endSilentConnections(fastify)
  readJsonOnly(fastify)
  refuseSlowBodies(fastify, settings.publicUrl, TIME_TO_ARRIVE)
  secureHeaders(fastify, { ...settings, ...signIn.browser, ...api.deployment })
  const room = watchRoom(settings.dataDir, api.clock)
  answerErrors(fastify, room)
  logRequests(fastify, settings.noteCall, known)
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    // The caller goes elsewhere with its next call, and no connection is waited for when the listener closes.
    if (stop.hasBegun()) void reply.header('connection', 'close')
    done(null, payload)
  })
  reportHealth(fastify, {
    pool: api.pool,
    room,
    isStopping: stop.hasBegun,
    problem: settings.problem,
  })
  const { verify, welcome } = signIn
  await mountApi(fastify, { ...api, verify, welcome, log: settings.log })
  serveDocument(fastify, api.operations)
  await signIn.mount?.(fastify, api.ratePerMinute)
  await serveWeb(fastify, settings.webFolder, settings.browser)
  await fastify.ready()
  return { fastify, drain: stop.begin }
}

/**
 * Mail programs send their one click to the very address that a person opens (RFC 8058), and must not be led
 * elsewhere.
 */
function addressOfOneClick({ method, url = '' }: IncomingMessage): string {
  const page = method === 'POST' ? /^\/unsubscribe\/([\w-]+)$/.exec(url) : null
  return page ? `/api/unsubscribe/${page[1]}/one-click` : url
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
function logRequests(fastify: FastifyInstance, noteCall: NoteCall, { traceOf }: Traces): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  fastify.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config as { operation?: string }
    if (!operation) return
    noteCall({ operation, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 })
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const { trace, span } = traceOf(request.raw)
    request.log.info({ operation, status: reply.statusCode, ms, trace, span }, 'call')
  })
}
