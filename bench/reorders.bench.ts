import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { startJobs } from '../apps/server/src/platform/jobs/index.ts'
import { APP_ROLE, asOwner, connect } from '../apps/server/src/platform/sql/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { callsOn, OF_THE_DEMO } from './calls-on.ts'
import { jobs } from '../apps/server/src/wiring.ts'
import { addDealers } from './market-groups-data.ts'
import { wholeServer } from './whole-server.ts'

// A bulk reorder of a thousand campaigns: the look before it, the start, and the job, watched ten times a second.

const BRAND = 'HONDA'
const COUNT = 1_000
const CHUNK = 25

interface Reply {
  id: number
  status: string
  counts: { PENDING: number; COMPLETED: number; FAILED: number }
  campaigns: { key: number; market: { key: number } }[]
  markets: { key: number; name: string }[]
}

let url = ''
const { fastify, stop } = await wholeServer(async (ownerUrl) => {
  url = ownerUrl
  await loadDemo(ownerUrl)
  await asOwner(ownerUrl, (sql) => addDealers(sql, COUNT, BRAND))
}, 'silent')
const callAs = callsOn(fastify, OF_THE_DEMO)
const call = (...args: Parameters<typeof callAs>) => callAs<Reply>(...args)
const pool = connect({ url, role: APP_ROLE }, () => {}, 'jobs')
const working = await startJobs({ pool, jobs, clock: Date.now, log: quiet })

try {
  const { body: mine } = await call('dealer', 'POST', '/campaign/search', { size: 1 })
  const campaignKeys = [mine.campaigns[0]?.key]
  const marketKeys = await benchmarkDealers()
  console.log(`one campaign for ${COUNT} dealers`)
  await measure({ campaignKeys, marketKeys })
  console.log(`${COUNT} campaigns, each for its own dealer`)
  await measure({ campaignKeys: await createdFor(new Set(marketKeys)), marketKeys: [] })
} finally {
  await working.stop()
  await pool.end()
  await stop()
}

async function measure(wish: { campaignKeys: (number | undefined)[]; marketKeys: number[] }) {
  const isOwn = wish.marketKeys.length === 0
  const part = isOwn
    ? { ...wish, campaignKeys: wish.campaignKeys.slice(0, CHUNK) }
    : { ...wish, marketKeys: wish.marketKeys.slice(0, CHUNK) }
  const looking = await call('national', 'POST', '/bulk-reorder/search/differences', part)
  console.log(`  ${CHUNK} looked at before: ${looking.ms.toFixed(0)} ms`)
  const began = performance.now()
  const { ms, body: bulk } = await call('national', 'POST', '/bulk-reorder', wish)
  console.log(`  started: ${ms.toFixed(0)} ms`)
  await watch(bulk.id, began)
}

async function watch(id: number, began: number): Promise<void> {
  let moved = performance.now()
  let longest = 0
  let before = 0
  for (;;) {
    const { counts } = (await call('national', 'GET', `/bulk-reorder/${id}`)).body
    const done = counts.COMPLETED + counts.FAILED
    if (done > before) {
      longest = Math.max(longest, performance.now() - moved)
      ;[moved, before] = [performance.now(), done]
    }
    if (counts.PENDING === 0) {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const summary = `${counts.COMPLETED} made, ${counts.FAILED} failed`
      console.log(`  done: ${seconds} s (goal: at most 20), ${summary}`)
      console.log(`  longest without progress: ${longest.toFixed(0)} ms (goal: at most 1000)`)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function benchmarkDealers(): Promise<number[]> {
  const all: number[] = []
  for (let page = 0; all.length < COUNT; page += 1) {
    const body = { criteria: { text: 'Benchmark Honda', type: 'DEALER' }, page, size: 100 }
    const { markets } = (await call('national', 'POST', '/market/search', body)).body
    all.push(...markets.map(({ key }) => key))
  }
  return all
}

async function createdFor(dealers: ReadonlySet<number>): Promise<number[]> {
  const all: number[] = []
  for (let page = 0; all.length < COUNT; page += 1) {
    const { body } = await call('national', 'POST', '/campaign/search', { page, size: 100 })
    const { campaigns } = body
    all.push(...campaigns.filter((one) => dealers.has(one.market.key)).map(({ key }) => key))
  }
  return all
}
