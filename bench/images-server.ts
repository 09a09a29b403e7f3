import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import { startDatabaseServer } from '../apps/server/src/platform/database-server/index.ts'
import { buildApp, logging } from '../apps/server/src/platform/http/index.ts'
import { linksBy } from '../apps/server/src/platform/links/index.ts'
import { appLogin, connect, migrate } from '../apps/server/src/platform/sql/index.ts'
import { clock, operations, reasonTexts } from '../apps/server/src/wiring.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { loadTestTree } from '../apps/server/src/testing/test-tree.ts'
import { testSignIn, tokenFor } from '../apps/server/src/testing/tokens.ts'

// The whole server in a process of its own, so that its memory is its own; it tells it when asked.
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
const database = await startDatabaseServer({ dataDir, log: quiet })
await migrate(database.ownerUrl)
await loadTestTree(database.ownerUrl)
const pool = connect({ url: await appLogin(database.ownerUrl) }, () => {})
const { fastify } = await buildApp(
  { publicUrl: 'http://localhost:3000', log: logging('error'), webFolder: '/nowhere', browser: {} },
  testSignIn(pool),
  {
    ...{ pool, operations, reasonTexts, clock, links: linksBy('secret') },
    deployment: { toggleDefaults: TOGGLE_DEFAULTS },
    ratePerMinute: 100_000_000,
  },
)
const address = await fastify.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address, token: await tokenFor('admin', { expiresIn: '1h' }) })

process.on('message', (asked) => void answer(asked))

async function answer(asked: unknown): Promise<void> {
  if (asked === 'memory') process.send?.(memory())
  // From now on the most is what is used from here.
  if (asked === 'rest') writeFileSync('/proc/self/clear_refs', '5')
  if (asked !== 'stop') return
  await fastify.close()
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true })
  process.exit(0)
}

/** In bytes: now, and the most since it was last at rest. */
function memory(): { now: number; most: number } {
  const status = readFileSync('/proc/self/status', 'utf8')
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1_024
  return { now: read('VmRSS'), most: read('VmHWM') }
}
