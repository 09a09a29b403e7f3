import { callsOn, OF_THE_DEMO } from './calls-on.ts'
import { fillWithCampaigns } from './campaign-search-data.ts'
import { halfAndMost } from './shares.ts'
import { wholeServer } from './whole-server.ts'

// A list of campaigns among 200,000 of 2,000 dealers, for each level.

const CAMPAIGNS = 200_000
const ROUNDS = 9
const GOAL = 50

interface Search {
  page?: number
  sort?: readonly object[]
  criteria?: object
}

const searches: readonly (readonly [string, Search])[] = [
  ['the newest', {}],
  ['a page deep down', { page: 399 }],
  ['by name', { sort: [{ id: 'name', direction: 'ASCENDING' }] }],
  ['by mail date', { sort: [{ id: 'deploymentDate', direction: 'DESCENDING' }] }],
  ['drafts', { criteria: { statuses: ['DRAFT'] } }],
  ['of a month', { criteria: { mailedFrom: '2026-03-01', mailedUntil: '2026-03-31' } }],
  ['of a frequent name', { criteria: { text: 'a' } }],
  ['of a rare name', { criteria: { text: '199999' } }],
]

const { fastify, stop } = await wholeServer((url) => fillWithCampaigns(url, CAMPAIGNS), 'silent')
const call = callsOn(fastify, OF_THE_DEMO)

try {
  for (const person of ['dealer', 'district', 'zone', 'national']) {
    for (const [what, body] of searches) await measure(person, what, body)
  }
} finally {
  await stop()
}

async function measure(person: string, what: string, search: Search): Promise<void> {
  const times: number[] = []
  let total = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    // The screen's request: a metro campaign once, and not each dealer's part of it as well.
    const body = { size: 25, ...search, criteria: { isWhole: true, ...search.criteria } }
    const { ms, body: reply } = await call<Reply>(person, 'POST', '/campaign/search', body)
    times.push(ms)
    total = `${reply.isMore ? 'more than ' : ''}${reply.totalElements}`
  }
  console.log(`${person}, ${what} (${total}): ${halfAndMost(times)} (goal: at most ${GOAL})`)
}

interface Reply {
  totalElements: number
  isMore: boolean
}
