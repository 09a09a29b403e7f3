import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROOT_PATH } from '@marquee/rules/access'
import { momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { contactCode } from '@marquee/rules/customers'
import { beginCampaignsJob } from '../apps/server/src/campaigns/index.ts'
import { domainPaces, mailConnections } from '../apps/server/src/mailing/index.ts'
import type { Job, JobCall } from '../apps/server/src/platform/jobs/index.ts'
import { APP_ROLE, connect, inScope } from '../apps/server/src/platform/sql/index.ts'
import { carryEmails, PLAN_SENDINGS, planSendingsJob } from '../apps/server/src/sendings/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { TREE } from '../apps/server/src/testing/test-tree.ts'
import { orderingDistrict } from './orders-data.ts'
import { halfAndMost } from './shares.ts'

// The emails of one campaign: planned, written, signed, and handed to a mail server on this machine with the row of each
// kept, while a person looks at it. COUNT=5000 before it for a shorter run.

const COUNT = Number(process.env.COUNT ?? 100_000)
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 10)
const secondsSince = (start: number) => ((performance.now() - start) / 1_000).toFixed(1)
const CUSTOMERS = `
  INSERT INTO households (market_key, version, household, person_hash, visits, flags, path,
                          first_name, last_name, line1, postal_code, email, vehicles)
  SELECT $1, 0, n, n, 1, 0, $3, 'Dana', 'Quill', NULL, '48104', 'reader' || n || '@reader' || n % 50 || '.example', '{}'
    FROM generate_series(1, $2::integer) n`
// Each of them got two emails lately and may get three: whoever plans and sends looks at all of these.
const SENT_BEFORE = `
  WITH earlier AS (
    INSERT INTO sendings (order_key, campaign_key, market_key, step_key, step_number, step_name, channel, wave,
                          due_on, state, planned_at, planned, ended_at, path)
    SELECT o.key, $1, $2, -n, n, 'Earlier', 'EMAIL', 1, $4::date - 5 * n, 'done', $4, $3, $4, $5
      FROM orders o CROSS JOIN generate_series(1, 2) n WHERE o.campaign_key = $6
    RETURNING key, due_on, path),
  sent AS (
    INSERT INTO deliveries (sending_key, recipient, state, tries, changed_at, path)
    SELECT key, n, 'accepted', 1, $4, path FROM earlier CROSS JOIN generate_series(1, $3::integer) n)
  INSERT INTO counted_pieces (sending_key, recipient, person_hash, channel, day, path)
  SELECT key, n, n, 'EMAIL', due_on, path FROM earlier CROSS JOIN generate_series(1, $3::integer) n`
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6)

const sink = fork(fileURLToPath(new URL('mailing-sink.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
})
const { port } = await heard<{ port: number }>()
const { call, owner, samples, stop, url } = await orderingDistrict(1)
const pool = connect({ url, role: APP_ROLE }, () => {}, 'jobs')
try {
  const { key, now } = await approvedCampaign()
  await run(beginCampaignsJob(PLAN_SENDINGS), 0, now)
  await scheduledAlone(now)
  await sentBefore(key, new Date(now))
  const planning = performance.now()
  await run(planSendingsJob([]), 0, now)
  console.log(
    `${COUNT} recipients planned: ${secondsSince(planning)} s (goal: at most 20), ${megabytes()} MB`,
  )
  const emails = await owner.query<{ key: number; planned: number }>(
    `SELECT key, planned FROM sendings WHERE campaign_key = $1 AND channel = 'EMAIL'`,
    [key],
  )
  const { key: sending = 0, planned = 0 } = emails.rows[0] ?? {}
  if (planned !== COUNT) throw new Error(`${planned} are planned, and not ${COUNT}`)
  await send(sending, key, now)
} finally {
  sink.send('stop')
  await pool.end()
  await stop()
}

async function send(sending: number, campaignKey: number, now: number): Promise<void> {
  const server = { host: '127.0.0.1', port, isSecure: false, ownHost: 'marquee.example' }
  const connections = mailConnections(server, { most: CONNECTIONS, messagesEach: 500 })
  const ahead = now - Date.now()
  const job = carryEmails({
    deliver: connections.deliver,
    paces: domainPaces({ most: 10_000_000, least: 60 }),
    clock: () => Date.now() + ahead,
    publicUrl: 'https://marquee.example',
    hours: { from: 0, to: 24 },
    limit: { bounces: 3, days: 30 },
    connections: CONNECTIONS,
    mayBegin: async () => true,
    maySend: async () => true,
    log: quiet,
  })
  const sent = new AbortController()
  const before = megabytes()
  let most = before
  const looking = look()
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  await run(job, sending, now)
  const seconds = (performance.now() - start) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  const ms = ((user + system) / 1_000 / COUNT).toFixed(2)
  sent.abort()
  await connections.close()
  sink.send('count')
  const { accepted, most: times } = await heard<Record<string, number>>()
  if (accepted !== COUNT || times !== 1) throw new Error(`${accepted} arrived, one ${times} times`)
  console.log(
    `${COUNT} emails sent: ${Math.round(COUNT / seconds)} a second (goal: at least 1000), each arrived once; ` +
      `${ms} ms of the processor each, ${before} MB before, ${most} at most`,
  )
  console.log(`what is sent, read meanwhile: ${halfAndMost(await looking)}`)

  async function look(): Promise<number[]> {
    const times: number[] = []
    while (!sent.signal.aborted) {
      times.push((await call('dealer', 'GET', `/campaign/${campaignKey}/sendings`)).ms)
      most = Math.max(most, megabytes())
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    return times
  }
}

/** What is sent is scheduled, and not planned yet. */
async function scheduledAlone(now: number): Promise<void> {
  await owner.query(
    `INSERT INTO sending_halts (place_name, reason, halted_by, halted_by_key, halted_at, path)
     VALUES ('Honda', 'Not yet', 'Ada', 1, now(), $1)`,
    [TREE.honda.path],
  )
  await run(planSendingsJob([]), 0, now)
  await owner.query('DELETE FROM sending_halts')
}

async function sentBefore(campaignKey: number, at: Date): Promise<void> {
  await owner.query(
    `INSERT INTO contact_limits (hierarchy_id, channel, pieces, days, changed_by, changed_by_key, changed_at, path)
     VALUES ('HONDA', 'EMAIL', 3, 30, 'Ada', 1, now(), $1)`,
    [TREE.honda.path],
  )
  const earlier = await samples.copyOf(campaignKey)
  const { key, path } = TREE.dealer
  await owner.query(SENT_BEFORE, [earlier, key, COUNT, at, path, campaignKey])
}

/** A dealer's campaign for so many customers, at noon of its day. */
async function approvedCampaign(): Promise<{ key: number; now: number }> {
  await samples.prepare()
  const key = await samples.ready()
  const { contentHash } = await samples.submit(key)
  const items = [{ itemKey: key, contentHash }]
  await call('national', 'POST', '/order/approve', { items })
  const contact = contactCode({ mail: 'NO_DATA', email: 'REACHABLE' })
  const numbers = Buffer.from(Uint32Array.from({ length: COUNT }, (_, at) => at + 1).buffer)
  await owner.query('UPDATE order_households SET households = $1, contacts = $2, count = $3', [
    numbers,
    Buffer.alloc(COUNT, contact),
    COUNT,
  ])
  await owner.query(CUSTOMERS, [TREE.dealer.key, COUNT, TREE.dealer.path])
  await owner.query('ANALYZE households')
  const { rows } = await owner.query<{ day: CalendarDate }>(
    'SELECT deployment_date::text AS day FROM campaigns WHERE key = $1',
    [key],
  )
  const [{ day } = { day: '' as CalendarDate }] = rows
  return { key, now: momentIn('America/Detroit', day, 12) }
}

async function run(job: Job, subject: number, now: number): Promise<void> {
  const one: JobCall = {
    subject,
    now,
    signal: new AbortController().signal,
    progressed: async () => {},
    inOwn: (work) =>
      inScope(pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH))),
  }
  await job.run(one)
}

function heard<T>(): Promise<T> {
  return new Promise((resolve) => sink.once('message', resolve as (message: unknown) => void))
}
