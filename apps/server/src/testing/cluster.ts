import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/sql/index.ts'
import { quiet } from './quiet.ts'
import { loadTestTree } from './test-tree.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's address of the template that every test file's database is cloned from. */
    templateUrl: string
  }
}

const TEMPLATE = process.env.TEST_TEMPLATE ?? 'marquee_template'

/** One database server for all test files, in memory where there is room, with one template. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env.TEST_DATABASE_URL
  if (outside) {
    project.provide('templateUrl', await prepareTemplate(outside))
    return async () => {}
  }
  const dataDir = mkdtempSync(join(roomiestFolder(), 'marquee-test-'))
  const { startDatabaseServer } = await import('../platform/database-server/index.ts')
  const server = await startDatabaseServer({ dataDir, tuning: 'throwaway', log: quiet })
  project.provide('templateUrl', await prepareTemplate(server.ownerUrl))
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function roomiestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize > 1_000_000_000) return '/dev/shm'
  } catch {
    // No such place here.
  }
  return tmpdir()
}

async function prepareTemplate(serverUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${TEMPLATE}`)
  await admin.end()
  const templateUrl = withDatabase(serverUrl, TEMPLATE)
  await migrate(templateUrl)
  await loadTestTree(templateUrl)
  return templateUrl
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
