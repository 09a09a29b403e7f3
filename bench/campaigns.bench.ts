import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { asOwner } from '../apps/server/src/platform/sql/index.ts'
import { callsOn, OF_THE_DEMO } from './calls-on.ts'
import { addDealers } from './market-groups-data.ts'
import { wholeServer } from './whole-server.ts'

// Saves of a campaign at the server: of one dealer, and of a metro campaign with a child for each dealer.

const BRAND = 'HONDA'
const MOST = 2_000
const ROUNDS = 9

/** Of each answer only what is used here. */
interface Reply {
  key: number
  campaigns: { key: number }[]
  markets: { key: number }[]
  campaignTemplates: { key: number; category: string }[]
  childMarkets: { isSelectable: boolean; market: { key: number } }[]
  workflows: { steps: object[] }[]
  metroCampaign: object
}

const { fastify, stop } = await wholeServer(async (ownerUrl) => {
  await loadDemo(ownerUrl)
  await asOwner(ownerUrl, (sql) => addDealers(sql, MOST, BRAND))
}, 'silent')
const callAs = callsOn(fastify, OF_THE_DEMO)
const call = (...args: Parameters<typeof callAs>) => callAs<Reply>(...args)

try {
  await measureSingle()
  for (const count of [400, MOST]) await measureMetro(count)
} finally {
  await stop()
}

async function measureSingle(): Promise<void> {
  const { body: found } = await call('dealer', 'POST', '/campaign/search', { size: 1 })
  const { body: campaign } = await call('dealer', 'GET', `/campaign/${found.campaigns[0]?.key}`)
  const [step] = campaign.workflows[0]?.steps ?? []
  const saves: number[] = []
  const steps: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    saves.push((await call('dealer', 'PUT', '/campaign', campaign)).ms)
    steps.push((await call('dealer', 'PUT', `/campaign/${campaign.key}/step`, step)).ms)
  }
  print('details of a single campaign saved', saves, 100)
  print('a step of it saved', steps, 100)
}

async function measureMetro(count: number): Promise<void> {
  const group = await groupOfAll(count)
  const places = await call('national', 'GET', '/market/marketTypes/NATIONAL/search')
  const home = places.body.markets[0]?.key
  const listed = await call(
    'national',
    'GET',
    `/campaign-template/search?size=100&marketKey=${home}`,
  )
  const template = listed.body.campaignTemplates.find((one) => one.category === 'METRO')
  const path = `/campaign/create/${template?.key}?marketKey=${home}`
  const { body: campaign } = await call('national', 'POST', path)
  const query = `marketGroupKey=${group}`
  const dealers = await call(
    'national',
    'GET',
    `/campaign-template/${template?.key}/child-markets?${query}`,
  )
  const keys = dealers.body.childMarkets
    .filter((one) => one.isSelectable)
    .map((one) => one.market.key)
    .slice(0, count)
  const metroCampaign = { ...campaign.metroCampaign, marketGroupKey: group }
  const save = (selectedMarketKeys: number[]) =>
    call('national', 'PUT', '/campaign', { ...campaign, metroCampaign, selectedMarketKeys })
  const all: Record<'made' | 'kept' | 'removed', number[]> = { made: [], kept: [], removed: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    all.made.push((await save(keys)).ms)
    all.kept.push((await save(keys)).ms)
    all.removed.push((await save([])).ms)
  }
  for (const [what, times] of Object.entries(all)) {
    print(`metro campaign saved, ${keys.length} children ${what}`, times, 1_000)
  }
}

async function groupOfAll(count: number): Promise<number> {
  const { body } = await call('admin', 'POST', '/market/group/add', {
    name: `Everybody ${count}`,
    hierarchyId: BRAND,
    markets: [],
  })
  await call('admin', 'PUT', `/market/group/add-dealers/${body.key}?isSelectAll=true`, {})
  return body.key
}

function print(what: string, times: number[], goal: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  const [least, median, most] = [0, ROUNDS >> 1, ROUNDS - 1].map((at) => sorted[at]?.toFixed(0))
  console.log(`${what}: median ${median} ms, ${least} to ${most} (goal: at most ${goal})`)
}
