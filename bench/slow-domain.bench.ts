import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beginCampaignsJob } from '../apps/server/src/campaigns/index.ts'
import { domainPaces, mailConnections } from '../apps/server/src/mailing/index.ts'
import { carryEmails, PLAN_SENDINGS, planSendingsJob } from '../apps/server/src/sendings/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { sendingDistrict } from './sending-district.ts'

// A campaign whose mail server is quick, alone; then another one beside campaigns for whose emails the server takes ten
// seconds each: how much slower it is. COUNT=5000 before it for a shorter run.

const COUNT = Number(process.env.COUNT ?? 20_000)
const SLOW = 500
const SLOW_CAMPAIGNS = 2
const CONNECTIONS = 10
/** By then the slow ones have what they can get. */
const HEAD_START = 12_000

const sink = fork(fileURLToPath(new URL('mailing-sink.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
})
const [{ port }] = await once(sink, 'message')
const { call, owner, run, approvedFor, emailsOf, stop } = await sendingDistrict('rsa')
const server = { host: '127.0.0.1', port, isSecure: false, ownHost: 'marquee.example' }
const connections = mailConnections(server, { most: CONNECTIONS, messagesEach: 500 }, Date.now)
try {
  const quick = (person: number) => `reader${person}@reader${person % 50}.example`
  const slow = (person: number) => `reader${person}@slow.example`
  const { key: first, now } = await approvedFor({ from: 1, count: COUNT, addressOf: quick })
  const { key: second } = await approvedFor({ from: COUNT + 1, count: COUNT, addressOf: quick })
  const { key: warming } = await approvedFor({
    from: 2 * COUNT + 1,
    count: COUNT,
    addressOf: quick,
  })
  const atSlow: number[] = []
  for (let nth = 0; nth < SLOW_CAMPAIGNS; nth += 1) {
    const from = 3 * COUNT + nth * SLOW + 1
    atSlow.push((await approvedFor({ from, count: SLOW, addressOf: slow })).key)
  }
  await run(beginCampaignsJob(PLAN_SENDINGS), 0, now)
  await run(planSendingsJob([]), 0, now)
  const job = jobOf(now)

  // What comes first is slower, as the program is not warm.
  await perSecond(warming)
  const alone = await perSecond(first)
  const begun = atSlow.map(async (key) => run(job, (await emailsOf(key)).key, now))
  await new Promise((resolve) => setTimeout(resolve, HEAD_START))
  const beside = await perSecond(second)
  const slower = (100 * (1 - beside / alone)).toFixed(1)
  console.log(
    `${COUNT} emails alone: ${alone.toFixed(0)} a second; beside ${SLOW_CAMPAIGNS} campaigns at a slow domain: ` +
      `${beside.toFixed(0)}, ${slower} % slower (goal: at most 10)`,
  )
  await call('national', 'POST', '/sending/halt', { reason: 'Measured' })
  await Promise.all(begun)
  const { rows } = await owner.query<{ state: string; count: number }>(
    `SELECT state, count(*)::integer AS count FROM deliveries GROUP BY state ORDER BY state`,
  )
  console.log(rows.map(({ state, count }) => `${count} ${state}`).join(', '))

  async function perSecond(campaignKey: number): Promise<number> {
    const { key, planned } = await emailsOf(campaignKey)
    if (planned !== COUNT) throw new Error(`${planned} are planned, and not ${COUNT}`)
    const start = performance.now()
    await run(job, key, now)
    return (COUNT * 1_000) / (performance.now() - start)
  }
} finally {
  await connections.close()
  sink.send('stop')
  await stop()
}

function jobOf(now: number) {
  const ahead = now - Date.now()
  return carryEmails({
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
}
