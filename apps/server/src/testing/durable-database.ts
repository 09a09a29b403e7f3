import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startDatabaseServer } from '../platform/database-server/index.ts'
import { migrate } from '../platform/sql/index.ts'
import { connectTo, type TestDatabase } from './database.ts'
import { quiet } from './quiet.ts'
import { loadTestTree } from './test-tree.ts'

export interface DurableDatabase extends TestDatabase {
  /** PostgreSQL ends without a word, or at once with one, SIGQUIT; it comes back by itself. */
  kill: (signal?: 'SIGKILL' | 'SIGQUIT') => void
}

/** A server of this test file's own, which writes to the disk as in production, and may be killed. */
export function durableDatabase(): DurableDatabase {
  const database = {} as DurableDatabase
  let stop: () => Promise<void>

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'marquee-durable-'))
    const { ownerUrl, ...server } = await startDatabaseServer({ dataDir, log: quiet })
    await migrate(ownerUrl)
    await loadTestTree(ownerUrl)
    const disconnect = connectTo(ownerUrl, database)
    database.kill = (signal = 'SIGKILL') => void process.kill(postmasterOf(dataDir), signal)
    stop = async () => {
      await disconnect()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  afterAll(() => stop())
  return database
}

const postmasterOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
