import { writeSync } from 'node:fs'
import pg from 'pg'
import { startJobs } from '../platform/jobs/index.ts'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { clock, jobs } from '../wiring.ts'
import type { KilledRun } from './killed-server.ts'
import { quiet } from './quiet.ts'
import { serverOn } from './server-on.ts'
import { tokenFor } from './tokens.ts'

// A server that answers one call, does the jobs that follow from it, and dies at a statement on the way.

type Query = (this: pg.Client, ...args: unknown[]) => Promise<unknown> | undefined

const { url, point, call } = JSON.parse(process.argv[2] ?? '') as KilledRun
// The driver's own method, to be called by the counting one that replaces it.
const query: Query = pg.Client.prototype.query as never
const watching = new pg.Client({ connectionString: url })
await watching.connect()
const log = quiet
const pool = connect({ url, role: APP_ROLE }, () => {})
const fastify = await serverOn(pool)
const authorization = `Bearer ${await tokenFor(call.as)}`
let statements = 0
pg.Client.prototype.query = counted as never
const answer = await fastify.inject({
  method: call.method,
  url: `/api${call.path}`,
  payload: call.body,
  headers: { authorization, 'idempotency-key': call.key },
})
if (await hasJobs()) await startJobs({ pool, jobs, clock, log, lookEvery: 100 })
while (await hasJobs()) await new Promise((resolve) => setTimeout(resolve, 50))
writeSync(1, JSON.stringify({ statements, status: answer.statusCode, body: answer.json() }))
process.exit(0)

/** Odd points lie before a statement, even ones behind the one before it. */
function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1
  if (point === 2 * statements - 1) die()
  const isLast = point === 2 * statements
  const then = args.at(-1)
  if (isLast && typeof then === 'function') args[args.length - 1] = die
  const answer = query.apply(this, args)
  return isLast && answer ? answer.then(die, die) : answer
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('dead')
}

async function hasJobs(): Promise<boolean> {
  const kinds = jobs.map(({ kind }) => kind)
  const text = 'SELECT FROM jobs WHERE kind = ANY ($1) LIMIT 1'
  const found = (await query.call(watching, text, [kinds])) as pg.QueryResult
  return found.rowCount !== 0
}
