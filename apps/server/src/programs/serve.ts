import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { audienceCounting, duckdbOf } from './audience-counting.ts'
import type { Counting } from '../audience/index.ts'
import { columnsFiles } from '../customers/index.ts'
import { startBookkeeping } from './bookkeeping.ts'
import { folderOf, requestJobs, startCustomerWork } from './customer-work.ts'
import { demoOf, readyMade } from './demo.ts'
import { greeting, NO_DEMO, RESTORED } from './greeting.ts'
import { snsService } from '../mail-returns/index.ts'
import { startMailReturns } from './mail-returns.ts'
import { locateBy } from '../maps/index.ts'
import { openFolders } from './folders.ts'
import { openDatabase } from './open-database.ts'
import { guardFile, sendingAllowed } from '../platform/backup/index.ts'
import { buildApp, logging, writtenOut, type AppSettings } from '../platform/http/index.ts'
import { linkSecret, linksBy } from '../platform/links/index.ts'
import { version } from '../platform/release/index.ts'
import { StartError, type SettingName, type Settings } from '../platform/settings/index.ts'
import { localSignIn, outsideSignIn } from '../platform/sign-in/index.ts'
import { openUploadFolder } from '../platform/uploads/index.ts'
import { callFigures, type NoteCall } from '../platform/watching/index.ts'
import { warnOfAway } from './reach.ts'
import { dnsLookup } from '../sending-domains/index.ts'
import { openedNotes, type OpenedNotes } from '../sendings/index.ts'
import { startPrintingWork } from './printing-work.ts'
import { startSavingOpened } from './opened-work.ts'
import { startRehearsingWork } from './rehearsing-work.ts'
import { startSendingWork } from './sending-work.ts'
import { startWatching } from './watching.ts'
import { clock, listeners, operations, reasonTexts } from '../wiring.ts'

export interface Running {
  url: string
  greeting: string
  /** Resolves when the program can no longer serve and should end. */
  broken: Promise<Error>
  /** Serves on as not ready, until the proxies in front have noticed. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

const seenFromHere = (place: string) => fileURLToPath(new URL(place, import.meta.url))
// The built program lies one folder nearer to the web than this file in the source tree.
const WEB = seenFromHere('../../web')
const WEB_FOLDER = `${existsSync(WEB) ? WEB : seenFromHere('../../../web')}/dist`

/** Starts everything in order; when a step fails, the earlier ones are stopped again. */
export async function serve(settings: Settings): Promise<Running> {
  await assertFree(settings, 'PORT')
  const { host, metricsPort } = settings
  if (metricsPort !== undefined) await assertFree({ host, port: metricsPort }, 'METRICS_PORT')
  const returns = settings.mailReturns.port
  if (returns) await assertFree({ host, port: returns.port }, 'MAIL_RETURNS_PORT')
  await openFolders(settings)
  const log = logging(settings.logLevel)
  log.info({ ...version(), node: process.version }, 'starting')
  for (const warning of settings.warnings) log.warn(warning)
  const looking = new AbortController()
  const looked = warnOfAway(settings, log, looking.signal)
  const standing: Standing[] = [
    () => {
      looking.abort()
      return looked
    },
  ]
  try {
    return await bringUp(settings, log, standing)
  } catch (error) {
    await takeDown(standing)
    throw error
  }
}

type Log = ReturnType<typeof logging>
type Standing = () => Promise<void> | undefined

const nothing = () => undefined

/** Stops in reverse order. */
async function takeDown(standing: readonly Standing[]): Promise<void> {
  for (const stop of standing.toReversed()) await stop()
}

async function bringUp(settings: Settings, log: Log, standing: Standing[]): Promise<Running> {
  const database = await openDatabase(settings, log)
  standing.push(() => database.close())
  const demo = await demoOf(settings)
  const previews = await demo?.startPreviewHost()
  standing.push(() => previews?.close())
  const hasNoDemo = (await demo?.loadDemo(database.ownerUrl)) === 'not among other data'
  await warnOf({ hasNoDemo }, settings, database.pool, log)
  const previewHosts = { ...(previews && { demo: previews.origin }), ...settings.previewHosts }
  const duckdb = duckdbOf(settings)
  standing.push(() => duckdb.close())
  const columns = columnsFiles(duckdb)
  const files = folderOf(settings, { pool: database.pool, log, columns })
  const counting = audienceCounting(settings, columns, files.fetch)
  const opened = openedNotes()
  const own = { previewHosts, counting, noteOpened: opened.note }
  const product = await productOf({ ...settings, ...own }, database.pool)
  const calls = callFigures()
  standing.push((await startWatching({ ...settings, ...database, calls, clock, log })) ?? nothing)
  const beside = { log, noteCall: calls.note, problem: files.problem }
  const app = await startApp(settings, product, beside)
  standing.push(startSavingOpened(opened, database.jobsPool, log))
  standing.push(() => app.fastify.close())
  const work = await startCustomerWork(settings, { pool: database.jobsPool, duckdb, log, files })
  standing.push(() => work.stop())
  const ofDemo = demo ? [demo.loadDemoCampaigns(byItself(product, database.jobsPool, log))] : []
  const bookkeeping = await startBookkeeping(settings, database.jobsPool, log, ofDemo)
  standing.push(() => bookkeeping.stop())
  standing.push(await startSendingWork(settings, database.jobsPool, log))
  standing.push(await startPrintingWork(database.jobsPool, log))
  standing.push(await startRehearsingWork(product.deployment, database.jobsPool, log))
  standing.push(await startMailReturns(settings, database.jobsPool, log))
  if (demo) await requestJobs(database.jobsPool, demo.LOAD_DEMO_CUSTOMERS, [settings.demoCustomers])
  return {
    url: settings.publicUrl,
    greeting: await greeting(
      { url: settings.publicUrl, isLocal: !settings.signIn, hasNoDemo },
      database.pool,
    ),
    broken: database.broken,
    drain: app.drain,
    async stop() {
      // Whoever cannot wait stops without the time to drain: no new call is welcome then either.
      void app.drain()
      await takeDown(standing)
      await writtenOut(log)
    },
  }
}

/** For calls that the program makes by itself: they welcome no one. */
const byItself = <Product>(product: Product, pool: pg.Pool, log: Log) => ({
  ...product,
  pool,
  log,
  welcome: async () => 'not-invited' as const,
})

async function warnOf(
  { hasNoDemo }: { hasNoDemo: boolean },
  { dataDir }: Settings,
  pool: pg.Pool,
  log: Log,
): Promise<void> {
  if (hasNoDemo) log.warn(NO_DEMO)
  if (await sendingAllowed(pool, guardFile(dataDir))) return
  log.warn(RESTORED)
}

/** All that the product's operations are carried out with. */
async function productOf(
  settings: Settings & { counting: Counting; noteOpened: OpenedNotes['note'] },
  pool: pg.Pool,
) {
  const { publicUrl, toggleDefaults, previewHosts, flatCostSource, dataDir } = settings
  return {
    pool,
    operations,
    listeners,
    reasonTexts,
    clock,
    deployment: {
      publicUrl,
      toggleDefaults,
      previewHosts,
      flatCostSource,
      locate: mapsOf(settings),
      readyMade,
      seedRecipientLimit: settings.seedRecipientLimit,
      piecesApartDays: settings.piecesApartDays,
      segmentMonths: settings.segmentMonths,
      isSending: settings.mail !== undefined,
      campaignServer: settings.campaignMail.server?.host,
      returnsServer: settings.mailReturns.port && new URL(publicUrl).hostname,
      dns: dnsLookup(),
      sendingGuard: guardFile(dataDir),
      campaignHours: settings.campaignMail.hours,
      isMailing: settings.mailerId !== undefined,
      hasPrinterFolder: settings.printFolder !== undefined || settings.printServer !== undefined,
      program: { version: version().version, startedAt: clock() },
      support: settings.support,
      mailReturns: { ...settings.mailReturns, sns: snsService() },
      counting: settings.counting,
      noteOpened: settings.noteOpened,
    },
    links: linksBy(await linkSecret(pool)),
  }
}

async function startApp(
  settings: Settings,
  product: Awaited<ReturnType<typeof productOf>>,
  { log, noteCall, problem }: { log: Log; noteCall: NoteCall; problem: AppSettings['problem'] },
) {
  const { host, port, publicUrl, toggleDefaults, rateLimitPerMinute: ratePerMinute } = settings
  const signIn = settings.signIn
    ? outsideSignIn(settings.signIn, product.pool, clock)
    : await localSignIn(publicUrl, product.pool, clock)
  const app = await buildApp(
    {
      publicUrl,
      log,
      webFolder: WEB_FOLDER,
      dataDir: settings.dataDir,
      drainSeconds: settings.drainSeconds,
      noteCall,
      problem,
      trustedProxies: settings.trustedProxies,
      browser: { signIn: signIn.browser, toggleDefaults, version: version().version },
    },
    signIn,
    {
      ...product,
      ratePerMinute,
      uploads: await openUploadFolder(join(settings.dataDir, 'uploads')),
    },
  )
  await app.fastify.listen({ host, port })
  return app
}

function mapsOf({ maps, mode }: Settings) {
  return maps && locateBy({ ...maps, isProduction: mode === 'production' }, clock)
}

/** Checked before the database starts, so that a taken port is reported at once. */
function assertFree(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  name: SettingName,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`
      reject(new StartError(`Port ${port} on ${host} ${why}: choose another one by ${name}.`))
    })
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}
