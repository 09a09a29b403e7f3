import { callsOn, OF_THE_DEMO } from './calls-on.ts'
import { fillWithCampaigns } from './campaign-search-data.ts'
import { halfAndMost } from './shares.ts'
import { wholeServer } from './whole-server.ts'

// A list of campaigns among 200,000 of 2,000 dealers, as each level asks for it.

const CAMPAIGNS = 200_000
const ROUNDS = 9
const GOAL = 50

interface Wanted {
  page?: number
  sort?: readonly object[]
  criteria?: object
}

const asked: readonly (readonly [string, Wanted])[] = [
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
    for (const [what, body] of asked) await measure(person, what, body)
  }
} finally {
  await stop()
}

async function measure(person: string, what: string, wanted: Wanted): Promise<void> {
  const times: number[] = []
  let total = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    // As the screen asks: a metro campaign once, and not each dealer's part of it as well.
    const asking = { size: 25, ...wanted, criteria: { isWhole: true, ...wanted.criteria } }
    const { ms, body: told } = await call<Told>(person, 'POST', '/campaign/search', asking)
    times.push(ms)
    total = `${told.isMore ? 'more than ' : ''}${told.totalElements}`
  }
  console.log(`${person}, ${what} (${total}): ${halfAndMost(times)} (goal: at most ${GOAL})`)
}

interface Told {
  totalElements: number
  isMore: boolean
}
