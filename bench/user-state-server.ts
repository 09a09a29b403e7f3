import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOGGLE_DEFAULTS } from '@marquee/rules/toggles'
import Fastify from 'fastify'
import { startDatabaseServer } from '../apps/server/src/platform/database-server/index.ts'
import { buildApp, logging } from '../apps/server/src/platform/http/index.ts'
import { linksBy } from '../apps/server/src/platform/links/index.ts'
import { appLogin, connect, migrate } from '../apps/server/src/platform/sql/index.ts'
import { clock, operations, reasonTexts } from '../apps/server/src/wiring.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { loadTestTree } from '../apps/server/src/testing/test-tree.ts'
import { testSignIn, tokenFor } from '../apps/server/src/testing/tokens.ts'

// The measured program, in a process of its own, beside a bare route that answers the same JSON.

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
const database = await startDatabaseServer({ dataDir, log: quiet })
await migrate(database.ownerUrl)
await loadTestTree(database.ownerUrl)
const pool = connect({ url: await appLogin(database.ownerUrl) }, () => {})

const { fastify } = await buildApp(
  { publicUrl: 'http://localhost:3000', log: logging('info'), webFolder: '/nowhere', browser: {} },
  testSignIn(pool),
  {
    ...{ pool, operations, reasonTexts, clock },
    ...{ links: linksBy('secret'), deployment: { toggleDefaults: TOGGLE_DEFAULTS } },
    ratePerMinute: 100_000_000,
  },
)
const token = await tokenFor('dealer', { expiresIn: '1h' })
const authorization = { authorization: `Bearer ${token}` }
const { body } = await fastify.inject({ url: '/api/user-state', headers: authorization })

const bare = Fastify()
const same = JSON.parse(body) as unknown
bare.get('/api/user-state', async () => same)

const ours = await fastify.listen({ port: 0, host: '127.0.0.1' })
const theirs = await bare.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ ours, theirs, token })

process.on('message', () => void end())

async function end(): Promise<never> {
  await fastify.close()
  await bare.close()
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
