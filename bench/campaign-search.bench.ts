import { tokenFor } from '../apps/server/src/testing/tokens.ts'
import { fillWithCampaigns } from './campaign-search-data.ts'
import { wholeServer } from './whole-server.ts'

// A list of campaigns among 200,000 of 2,000 dealers, as each level asks for it.

const CAMPAIGNS = 200_000
const ROUNDS = 9
const GOAL = 50

const asked: readonly (readonly [string, object])[] = [
  ['the newest', {}],
  ['a page deep down', { page: 399, size: 25 }],
  ['by name', { sort: [{ id: 'name', direction: 'ASCENDING' }] }],
  ['by mail date', { sort: [{ id: 'deploymentDate', direction: 'DESCENDING' }] }],
  ['drafts', { criteria: { statuses: ['DRAFT'] } }],
  ['of a month', { criteria: { mailedFrom: '2026-03-01', mailedUntil: '2026-03-31' } }],
  ['of a frequent name', { criteria: { text: 'a' } }],
  ['of a rare name', { criteria: { text: '199999' } }],
]

const { fastify, stop } = await wholeServer((url) => fillWithCampaigns(url, CAMPAIGNS), 'silent')

try {
  for (const person of ['dealer', 'district', 'zone', 'national']) {
    for (const [what, body] of asked) await measure(person, what, body)
  }
} finally {
  await stop()
}

async function measure(person: string, what: string, body: object): Promise<void> {
  const authorization = `Bearer ${await tokenFor(`${person}@demo.example`)}`
  const times: number[] = []
  let total = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const answer = await fastify.inject({
      ...{ method: 'POST', url: '/api/campaign/search', headers: { authorization } },
      payload: { size: 25, ...body },
    })
    times.push(performance.now() - began)
    const { totalElements, isMore } = JSON.parse(answer.body) as Told
    total = `${isMore ? 'more than ' : ''}${totalElements}`
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [least, median, most] = [0, ROUNDS >> 1, ROUNDS - 1].map((at) => sorted[at]?.toFixed(0))
  console.log(
    `${person}, ${what} (${total}): median ${median} ms, ${least} to ${most} (goal: ${GOAL})`,
  )
}

interface Told {
  totalElements: number
  isMore: boolean
}
