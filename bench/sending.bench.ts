import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { emailText } from '@marquee/rules/customers'
import { beginCampaignsJob } from '../apps/server/src/campaigns/index.ts'
import { customerHashing, unsubscribeLinks } from '../apps/server/src/customers/index.ts'
import { domainPaces, mailConnections } from '../apps/server/src/mailing/index.ts'
import { carryEmails, PLAN_SENDINGS, planSendingsJob } from '../apps/server/src/sendings/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { TREE } from '../apps/server/src/testing/test-tree.ts'
import { sendingDistrict } from './sending-district.ts'
import { halfAndMost, within } from './shares.ts'

// The emails of one campaign: planned, written, signed, and handed to a mail server on this machine with the row of each
// kept, while people look at it and at other things. On the way some opt out, and everything is stopped for a while: the
// mail server says what still came. COUNT=5000 before it for a shorter run, KEY=ed25519 for signatures
// that cost a twentieth: what is left is the product's own.

const COUNT = Number(process.env.COUNT ?? 100_000)
const KEY = process.env.KEY === 'ed25519' ? 'ed25519' : 'rsa'
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 10)
const secondsSince = (start: number) => ((performance.now() - start) / 1_000).toFixed(1)
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
// Of those who wait, one in a hundred of the next five thousand.
const NEXT = `
  SELECT recipient FROM (SELECT recipient FROM deliveries WHERE sending_key = $1 AND state = 'pending' AND NOT is_seed
                          ORDER BY recipient LIMIT 5000) next
   WHERE recipient % 100 = 0`
const addressOf = (person: number) => `reader${person}@reader${person % 50}.example`
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6)

const sink = fork(fileURLToPath(new URL('mailing-sink.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
})
const { port } = await heard<{ port: number }>()
const { call, owner, samples, inOwn, run, approvedFor, emailsOf, stop } = await sendingDistrict(KEY)
try {
  const { key, now } = await approvedFor({ from: 1, count: COUNT, addressOf })
  await run(beginCampaignsJob(PLAN_SENDINGS), 0, now)
  await scheduledAlone(now)
  await sentBefore(key, new Date(now))
  const planning = performance.now()
  await run(planSendingsJob([]), 0, now)
  console.log(
    `${COUNT} recipients planned: ${secondsSince(planning)} s (goal: at most 20), ${megabytes()} MB`,
  )
  const { key: sending, planned } = await emailsOf(key)
  if (planned !== COUNT) throw new Error(`${planned} are planned, and not ${COUNT}`)
  await send(sending, key, now)
} finally {
  sink.send('stop')
  await stop()
}

async function send(sending: number, campaignKey: number, now: number): Promise<void> {
  const server = { host: '127.0.0.1', port, isSecure: false, ownHost: 'marquee.example' }
  const connections = mailConnections(server, { most: CONNECTIONS, messagesEach: 500 }, Date.now)
  const ahead = now - Date.now()
  const job = carryEmails({
    deliver: connections.deliver,
    hasRoom: connections.hasRoom,
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
  const before = megabytes()
  const idle = await reads(campaignKey, until(5))
  const sent = new AbortController()
  const memory: number[] = []
  const measuring = setInterval(() => memory.push(megabytes()), 250)
  const looking = reads(campaignKey, sent.signal)
  const asking = onTheWay(sending, campaignKey)
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  await run(job, sending, now)
  const { stoppedFor, optedOut, latest } = await asking
  await call('national', 'POST', '/sending/halt/lift')
  await run(job, sending, now)
  const seconds = (performance.now() - start - stoppedFor) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  const ms = ((user + system) / 1_000 / COUNT).toFixed(2)
  sent.abort()
  clearInterval(measuring)
  await connections.close()
  await stored()
  sink.send('count')
  const { accepted = 0, most: times } = await heard<Record<string, number>>()
  const missing = COUNT - accepted
  if (missing > optedOut || times !== 1) throw new Error(`${accepted} arrived, one ${times} times`)
  console.log(
    `${accepted} emails sent: ${Math.round(accepted / seconds)} a second (goal: at least 1000), each arrived once; ` +
      `${ms} ms of the processor each`,
  )
  const quarter = Math.ceil(memory.length / 4)
  const parts = [0, 1, 2, 3].map((nth) =>
    Math.max(...memory.slice(nth * quarter, (nth + 1) * quarter)),
  )
  console.log(`megabytes: ${before} before, at most ${parts.join(', ')} in each quarter of the way`)
  console.log(
    `${optedOut} opted out by their link on the way: ${missing} of them got none; the last email to one of the ` +
      `others ${latest} s after the answer (goal: at most 1)`,
  )
  const busy = await looking
  console.log(
    `what is sent, read meanwhile: ${halfAndMost(busy.own)}; before: ${halfAndMost(idle.own)}`,
  )
  const slower = (within(busy.others, 0.95) / within(idle.others, 0.95)).toFixed(2)
  console.log(
    `what other people read meanwhile: ${halfAndMost(busy.others)}; before: ${halfAndMost(idle.others)}, ` +
      `p95 × ${slower} (goal: at most 1.5)`,
  )
}

/** What each email takes in the database, with its indexes: of the tables that grow with what is sent. */
async function stored(): Promise<void> {
  await owner.query('VACUUM deliveries, counted_pieces')
  const { rows } = await owner.query<{ name: string; bytes: number }>(
    `SELECT name, (pg_total_relation_size(name::regclass) / (SELECT count(*) FROM deliveries))::integer AS bytes
       FROM unnest(ARRAY['deliveries', 'counted_pieces']) AS name`,
  )
  const each = rows.map(({ name, bytes }) => `${bytes} in ${name}`).join(', ')
  console.log(`bytes of the database for each email: ${each}`)
}

interface Reads {
  own: number[]
  others: number[]
}

/** Someone looks at the campaign, and another person at their own things, four times a second. */
async function reads(campaignKey: number, end: AbortSignal): Promise<Reads> {
  const times: Reads = { own: [], others: [] }
  while (!end.aborted) {
    times.own.push((await call('dealer', 'GET', `/campaign/${campaignKey}/sendings`)).ms)
    times.others.push((await call('sibling', 'GET', '/user-state')).ms)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return times
}

/** At a quarter of the way some customers opt out whose turn comes next; at half of it everything is stopped. */
async function onTheWay(sending: number, campaignKey: number) {
  await acceptedAre(sending, COUNT / 4)
  const answeredAt = await optOut(sending, campaignKey)
  await acceptedAre(sending, COUNT / 2)
  const stopping = performance.now()
  await call('national', 'POST', '/sending/halt', { reason: 'A wrong price' })
  const stoppedAt = Date.now()
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  sink.send('last')
  const { last } = await heard<{ last: number }>()
  sink.send([...answeredAt.keys()])
  const { arrived } = await heard<{ arrived: [string, number][] }>()
  const late = arrived.map(([address, at]) => Number(after(at, answeredAt.get(address) ?? 0)))
  console.log(
    `everything stopped: the last email came ${after(last, stoppedAt)} s after the answer (goal: at most 1)`,
  )
  return {
    stoppedFor: performance.now() - stopping,
    optedOut: answeredAt.size,
    latest: Math.max(0, ...late),
  }
}

/** By the links of their emails, one after the other; when each was answered. */
async function optOut(sending: number, campaignKey: number): Promise<Map<string, number>> {
  const links = await inOwn((use) => unsubscribeLinks(use, 'https://marquee.example'))
  const hash = await inOwn(customerHashing)
  const { rows } = await owner.query<{ recipient: number }>(NEXT, [sending])
  const answeredAt = new Map<string, number>()
  for (const { recipient } of rows) {
    const address = addressOf(recipient)
    const emailHash = hash(emailText({ email: address }) ?? '')
    const to = { marketKey: TREE.dealer.key, household: recipient, emailHash, campaignKey }
    const { pathname } = new URL(links.linkFor(to).page)
    await call('dealer', 'POST', pathname, { reach: 'DEALER', reason: 'TOO_MANY' })
    answeredAt.set(address, Date.now())
  }
  return answeredAt
}

function after(later: number, earlier: number): string {
  return Math.max(0, (later - earlier) / 1_000).toFixed(2)
}

async function acceptedAre(sending: number, count: number): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ accepted: number }>(
      'SELECT accepted FROM delivery_counts WHERE sending_key = $1',
      [sending],
    )
    if ((rows[0]?.accepted ?? 0) >= count) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function until(seconds: number): AbortSignal {
  return AbortSignal.timeout(seconds * 1_000)
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

function heard<T>(): Promise<T> {
  return new Promise((resolve) => sink.once('message', resolve as (message: unknown) => void))
}
