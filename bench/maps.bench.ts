import { demoMarkets } from '@marquee/demo'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { tokenFor } from '../apps/server/src/testing/tokens.ts'
import { wholeServer } from './whole-server.ts'

// The ZIP areas around dealers of the demo, in full: sign-in, scope, areas, JSON, compression.

const WARM_ROUNDS = 15
const GOAL = { ms: 40, kB: 60 }

const { fastify, stop } = await wholeServer(loadDemo, 'silent')
const token = await tokenFor('admin@demo.example', { expiresIn: '1h' })
const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' }
// All that every call needs is warm before the first map is requested.
for (let round = 0; round < 5; round += 1) await fastify.inject({ url: '/api/user-state', headers })

const dealers = demoMarkets().filter(({ type }) => type === 'DEALER')
const memoryBefore = megabytes()
for (const place of [
  'Princeton NJ',
  'Cherry Hill NJ',
  'Boston MA',
  'Detroit MI',
  'Iron Mountain MI',
]) {
  const dealer = dealers.find(({ city, state }) => place === `${city} ${state}`)
  if (!dealer) throw new Error(`The demo has no dealer in ${place}`)
  await measure(place, [dealer.key])
}
const districts = dealers.map(({ parentKey }) =>
  dealers.filter((one) => one.parentKey === parentKey),
)
const largest = districts.reduce((best, one) => (one.length > best.length ? one : best))
await measure(
  'the largest district',
  largest.map(({ key }) => key),
)
console.log(`memory that the maps take: ${megabytes() - memoryBefore} MB`)

await stop()

async function measure(name: string, keys: readonly number[]): Promise<void> {
  const cold = await load(keys)
  const warm: number[] = []
  for (let round = 0; round < WARM_ROUNDS; round += 1) warm.push((await load(keys)).ms)
  const median = warm.toSorted((one, other) => one - other)[Math.floor(WARM_ROUNDS / 2)] ?? 0
  const goal = keys.length === 1 ? ` (goal: ${GOAL.ms} ms, ${GOAL.kB} kB)` : ''
  console.log(
    `${name}, ${keys.length} dealer(s): cold ${cold.ms.toFixed(0)} ms, warm ${median.toFixed(1)} ms, ` +
      `${(cold.bytes / 1000).toFixed(1)} kB${goal}`,
  )
}

async function load(keys: readonly number[]): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  const answer = await fastify.inject({
    url: `/api/maps/zip-code-boundaries?marketKeys=${keys.join()}`,
    headers,
  })
  const ms = performance.now() - started
  if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}`)
  return { ms, bytes: answer.rawPayload.length }
}

function megabytes(): number {
  return Math.round(process.memoryUsage().rss / 1_000_000)
}
