import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startDatabaseServer } from '../apps/server/src/platform/database-server/index.ts'
import { logging } from '../apps/server/src/platform/http/index.ts'
import { appLogin, connect, migrate } from '../apps/server/src/platform/sql/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'
import { serverOn, type Variation } from '../apps/server/src/testing/server-on.ts'

interface WholeServer {
  fastify: FastifyInstance
  stop: () => Promise<void>
}

/** The whole server on a database of its own, filled as the caller says; by itself it logs as in production. */
export async function wholeServer(
  fill: (ownerUrl: string) => Promise<unknown>,
  logLevel: 'info' | 'silent' = 'info',
  variation: Pick<Variation, 'counting'> = {},
): Promise<WholeServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  const database = await startDatabaseServer({ dataDir, log: quiet })
  await migrate(database.ownerUrl)
  await fill(database.ownerUrl)
  const pool = connect({ url: await appLogin(database.ownerUrl) }, () => {})
  const fastify = await serverOn(pool, {
    ratePerMinute: 100_000_000,
    log: logging(logLevel),
    ...variation,
  })
  return {
    fastify,
    async stop() {
      await fastify.close()
      await pool.end()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Ends a measured program that was started by a benchmark when its parent says so, and when the parent
 * has ended.
 */
export function endWithParent(stop: () => Promise<void>): void {
  let ending: Promise<void> | undefined
  const end = () => void (ending ??= stop().then(() => process.exit(0)))
  process.on('message', (message) => message === 'stop' && end())
  process.once('disconnect', end)
}
