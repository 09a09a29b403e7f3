import { ROOT_PATH } from '@marquee/rules/access'
import type { JobKind } from '@marquee/rules/operation'
import type pg from 'pg'
import type { InOwnTransaction } from '../listeners.ts'
import { inScope } from '../sql/index.ts'
import { claimNext, finish, forgetAttempts, putOff, release, renew, nameRunner } from './claims.ts'
import type { Claim } from './claims.ts'
import { CHANNEL } from './queue.ts'

export interface JobCall {
  subject: number
  inOwn: InOwnTransaction
  /**
   * Aborted when this program must no longer work on it: it stops, or another program has taken the job
   * over.
   */
  signal: AbortSignal
  /** The job has made progress: earlier failed tries no longer count. */
  progressed: () => Promise<void>
  /** Milliseconds since 1970, from the one clock. */
  now: number
}

/** Must be harmless when it runs twice: the program may be stopped anywhere. */
export interface Job<Kind extends string = JobKind> {
  kind: Kind
  run: (call: JobCall) => Promise<void>
  /** False: jobs of this kind wait as they are, and none of them fails. */
  mayRun?: () => Promise<boolean>
  /** It has failed for the last time. */
  giveUp?: (call: JobCall) => Promise<void>
}

interface Running {
  pool: pg.Pool
  jobs: readonly Job<string>[]
  clock: () => number
  log: Record<'error' | 'info', (details: object, message: string) => void>
  /** For what is notified to all programs; nothing may depend on it, as connections break. */
  notified?: ((message: string) => void) | undefined
  /** How many are worked on at once. */
  most?: number
  lookEvery?: number
}

export interface RunningJobs {
  /** Stops working on jobs; another start resumes them. */
  stop: () => Promise<void>
}

const LOOK_EVERY = 5_000
const RENEW_EVERY = 20_000
const MOST_ATTEMPTS = 12

/** Runs what is in the table of jobs, for as long as the program runs. */
export async function startJobs(on: Running): Promise<RunningJobs> {
  const stopping = new AbortController()
  const subscription = await listen(on, stopping.signal)
  const workers = Array.from({ length: on.most ?? 2 }, () =>
    work(on, subscription, stopping.signal),
  )
  return {
    async stop() {
      stopping.abort()
      subscription.wake()
      await Promise.all(workers)
      subscription.close()
    },
  }
}

interface Subscription {
  runner: () => Promise<string>
  /** Until a job is requested, or it is time to look anyway. */
  wait: () => Promise<void>
  wake: () => void
  close: () => void
}

/** A connection that is notified of jobs; while it is open, other programs know that this one runs. */
async function listen(
  { pool, notified, lookEvery = LOOK_EVERY }: Running,
  stop: AbortSignal,
): Promise<Subscription> {
  let sleepers: (() => void)[] = []
  const wake = () => {
    for (const sleeper of sleepers.splice(0)) sleeper()
  }
  let client: pg.PoolClient | undefined
  let name: Promise<string> | undefined
  const connect = async () => {
    const listener = (client = await pool.connect())
    listener.on('notification', ({ payload }) => {
      if (payload) notified?.(payload)
      wake()
    })
    listener.once('error', () => {
      // `close` has released it already; its last error may be the end of the database.
      if (client !== listener) return
      listener.release(true)
      client = name = undefined
    })
    await listener.query(`LISTEN ${CHANNEL}`)
    return nameRunner(listener)
  }
  /** After a failure the next look tries again. */
  const connected = () =>
    connect().catch((error: unknown) => {
      name = undefined
      throw error
    })
  return {
    runner: () => (name ??= connected()),
    wait: () =>
      new Promise((resolve) => {
        if (stop.aborted) return resolve()
        const timer = setTimeout(resolve, lookEvery)
        sleepers = [...sleepers, () => resolve(clearTimeout(timer))]
      }),
    wake,
    close() {
      client?.release(true)
      client = undefined
    },
  }
}

async function work(on: Running, subscription: Subscription, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      const kinds = await runnable(on.jobs)
      const claim = await claimNext(on.pool, kinds, await subscription.runner())
      if (claim) await perform(on, claim, stop)
      else await subscription.wait()
    } catch (error) {
      // The database is unreachable for a moment: nothing is lost, the next turn tries again.
      on.log.error({ err: error }, 'jobs cannot be looked for')
      await subscription.wait()
    }
  }
}

async function runnable(jobs: Running['jobs']): Promise<string[]> {
  const may = await Promise.all(jobs.map(async ({ mayRun }) => (await mayRun?.()) !== false))
  return jobs.filter((_, index) => may[index]).map(({ kind }) => kind)
}

async function perform(on: Running, claim: Claim, stop: AbortSignal): Promise<void> {
  // Not AbortSignal.any: its signal may be garbage collected, with its listeners, before it fires.
  const own = new AbortController()
  const letGo = () => own.abort()
  stop.addEventListener('abort', letGo)
  if (stop.aborted) letGo()
  const renewing = setInterval(() => {
    renew(on.pool, claim).then(
      (isOurs) => isOurs || letGo(),
      () => {},
    )
  }, RENEW_EVERY)
  try {
    await doIt(on, claim, own.signal)
  } finally {
    clearInterval(renewing)
    stop.removeEventListener('abort', letGo)
  }
}

async function doIt(on: Running, claim: Claim, signal: AbortSignal): Promise<void> {
  const job = on.jobs.find(({ kind }) => kind === claim.kind) as Job<string>
  const { kind, subject } = claim
  const requestId = claim.requestId ?? undefined
  const about = { job: kind, subject, requestId }
  const call: JobCall = {
    subject,
    signal,
    now: on.clock(),
    inOwn: (work) =>
      inScope(on.pool, { path: ROOT_PATH, requestId }, ({ sql }) =>
        work((store) => store(sql, ROOT_PATH)),
      ),
    progressed: () => forgetAttempts(on.pool, claim),
  }
  try {
    if (claim.attempts > MOST_ATTEMPTS) await job.giveUp?.(call)
    else await job.run(call)
    await (signal.aborted ? release(on.pool, claim, 0) : finish(on.pool, claim))
    // What the program does by itself, some of it every ten seconds, would fill the log.
    if (requestId && !signal.aborted) on.log.info(about, 'a job is done')
  } catch (error) {
    if (!signal.aborted) on.log.error({ err: error, ...about }, 'a job failed')
    await (signal.aborted ? release(on.pool, claim, 0) : putOff(on.pool, claim))
  }
}
