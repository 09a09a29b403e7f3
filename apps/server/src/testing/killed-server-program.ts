import { writeSync } from 'node:fs'
import pg from 'pg'
import { startJobs } from '../platform/jobs/index.ts'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { clock, jobs } from '../wiring.ts'
import { dieAt } from './dying-at.ts'
import type { KilledRun } from './killed-server.ts'
import { quiet } from './quiet.ts'
import { serverOn } from './server-on.ts'
import { tokenFor } from './tokens.ts'

// A server that answers one call, does the jobs that follow from it, and dies at a statement on the way.

const { url, point, call } = JSON.parse(process.argv[2] ?? '') as KilledRun
const watching = new pg.Client({ connectionString: url })
await watching.connect()
const log = quiet
const pool = connect({ url, role: APP_ROLE }, () => {})
const fastify = await serverOn(pool)
const authorization = `Bearer ${await tokenFor(call.as)}`
const { statements, query } = dieAt(point)
const answer = await fastify.inject({
  method: call.method,
  url: `/api${call.path}`,
  payload: call.body,
  headers: { authorization, 'idempotency-key': call.key },
})
if (await hasJobs()) await startJobs({ pool, jobs, clock, log, lookEvery: 100 })
while (await hasJobs()) await new Promise((resolve) => setTimeout(resolve, 50))
writeSync(
  1,
  JSON.stringify({ statements: statements(), status: answer.statusCode, body: answer.json() }),
)
process.exit(0)

async function hasJobs(): Promise<boolean> {
  const kinds = jobs.map(({ kind }) => kind)
  const text = 'SELECT FROM jobs WHERE kind = ANY ($1) LIMIT 1'
  const found = (await query.call(watching, text, [kinds])) as pg.QueryResult
  return found.rowCount !== 0
}
