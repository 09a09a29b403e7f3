import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { demoMarkets } from '../apps/server/src/demo/index.ts'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { startDatabaseServer } from '../apps/server/src/platform/database-server/index.ts'
import { buildApp, logging } from '../apps/server/src/platform/http/index.ts'
import { linksBy } from '../apps/server/src/platform/links/index.ts'
import { appLogin, connect, migrate } from '../apps/server/src/platform/sql/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { testSignIn, tokenFor } from '../apps/server/src/testing/tokens.ts'
import { clock, operations, reasonTexts } from '../apps/server/src/wiring.ts'

// The ZIP areas around dealers of the demo, in full: sign-in, scope, areas, JSON, compression.

const WARM_ROUNDS = 15
const GOAL = { ms: 40, kB: 60 }

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-maps-'))
const database = await startDatabaseServer({ dataDir, log: quiet })
await migrate(database.ownerUrl)
await loadDemo(database.ownerUrl)
const pool = connect({ url: await appLogin(database.ownerUrl) }, () => {})
const { fastify } = await buildApp(
  {
    publicUrl: 'http://localhost:3000',
    log: logging('silent'),
    webFolder: '/nowhere',
    browser: {},
  },
  testSignIn(pool),
  {
    ...{ pool, operations, reasonTexts, clock },
    ...{ links: linksBy('secret'), deployment: { toggleDefaults: TOGGLE_DEFAULTS } },
    ratePerMinute: 100_000_000,
  },
)
const token = await tokenFor('admin@demo.example', { expiresIn: '1h' })
const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' }
// What every call needs is warm before the first map is asked for.
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
console.log(`memory of the server: ${memoryBefore} MB before, ${megabytes()} MB after`)

await fastify.close()
await pool.end()
await database.stop()
rmSync(dataDir, { recursive: true, force: true })

async function measure(name: string, keys: readonly number[]): Promise<void> {
  const cold = await ask(keys)
  const warm: number[] = []
  for (let round = 0; round < WARM_ROUNDS; round += 1) warm.push((await ask(keys)).ms)
  const median = warm.toSorted((one, other) => one - other)[Math.floor(WARM_ROUNDS / 2)] ?? 0
  const goal = keys.length === 1 ? ` (goal: ${GOAL.ms} ms, ${GOAL.kB} kB)` : ''
  console.log(
    `${name}, ${keys.length} dealer(s): cold ${cold.ms.toFixed(0)} ms, warm ${median.toFixed(1)} ms, ` +
      `${(cold.bytes / 1000).toFixed(1)} kB${goal}`,
  )
}

async function ask(keys: readonly number[]): Promise<{ ms: number; bytes: number }> {
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
