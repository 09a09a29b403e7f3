import { callsOn, OF_THE_DEMO } from './calls-on.ts'
import { fillWithCampaigns } from './campaign-search-data.ts'
import { halfAndMost } from './shares.ts'
import { wholeServer } from './whole-server.ts'

// The search for a name among 200,000 campaigns and 2,000 dealers, as each level types it.

const CAMPAIGNS = 200_000
const ROUNDS = 20
const GOAL = 50

const searches = [
  ['a letter', 's'],
  ['a beginning', 'spring'],
  ['a part', 'ing'],
  ['a part of few', '199999'],
  ['a dealer', 'lakeside'],
  ['nothing at all', 'qwertyuiop'],
] as const

const { fastify, stop } = await wholeServer((url) => fillWithCampaigns(url, CAMPAIGNS), 'silent')
const call = callsOn(fastify, OF_THE_DEMO)

try {
  for (const person of ['dealer', 'district', 'zone', 'national', 'admin']) {
    for (const [what, text] of searches) await measure(person, what, text)
  }
} finally {
  await stop()
}

async function measure(person: string, what: string, text: string): Promise<void> {
  const times: number[] = []
  let found = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms, body } = await call<Groups>(person, 'POST', '/search', { text })
    times.push(ms)
    found = describe(body)
  }
  console.log(`${person}, ${what} (${found}): ${halfAndMost(times)} (goal: at most ${GOAL})`)
}

type Groups = Record<string, { hits: unknown[] }>

function describe(groups: Groups): string {
  const found = Object.entries(groups).filter(([, { hits }]) => hits.length > 0)
  return found.map(([name, { hits }]) => `${hits.length} ${name}`).join(', ') || 'nothing'
}
