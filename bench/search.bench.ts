import { tokenFor } from '../apps/server/src/testing/tokens.ts'
import { fillWithCampaigns } from './campaign-search-data.ts'
import { wholeServer } from './whole-server.ts'

// The search for a name among 200,000 campaigns and 2,000 dealers, as each level types it.

const CAMPAIGNS = 200_000
const ROUNDS = 20
const GOAL = 50

const asked = [
  ['a letter', 's'],
  ['a beginning', 'spring'],
  ['a part', 'ing'],
  ['a part of few', '199999'],
  ['a dealer', 'lakeside'],
  ['nothing at all', 'qwertyuiop'],
] as const

const { fastify, stop } = await wholeServer((url) => fillWithCampaigns(url, CAMPAIGNS), 'silent')

try {
  for (const person of ['dealer', 'district', 'zone', 'national', 'admin']) {
    for (const [what, text] of asked) await measure(person, what, text)
  }
} finally {
  await stop()
}

async function measure(person: string, what: string, text: string): Promise<void> {
  const authorization = `Bearer ${await tokenFor(`${person}@demo.example`)}`
  const times: number[] = []
  let found = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const answer = await fastify.inject({
      ...{ method: 'POST', url: '/api/search', headers: { authorization }, payload: { text } },
    })
    times.push(performance.now() - began)
    found = told(JSON.parse(answer.body) as Record<string, { hits: unknown[] }>)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [median, p95] = [ROUNDS >> 1, ROUNDS - 2].map((at) => sorted[at]?.toFixed(0))
  console.log(`${person}, ${what} (${found}): median ${median} ms, p95 ${p95} ms (goal: ${GOAL})`)
}

function told(groups: Record<string, { hits: unknown[] }>): string {
  const found = Object.entries(groups).filter(([, { hits }]) => hits.length > 0)
  return found.map(([name, { hits }]) => `${hits.length} ${name}`).join(', ') || 'nothing'
}
