import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../settings/index.ts'
import { AlreadyRunningError } from './claim.ts'
import { ownerUrl } from './cluster.ts'
import {
  startDatabaseServer,
  type DatabaseServer,
  type DatabaseServerOptions,
} from './start-database-server.ts'

/** The database that a folder holds, started for this program alone unless another one has it running. */
export async function reachDatabaseServer(
  options: DatabaseServerOptions,
): Promise<Pick<DatabaseServer, 'ownerUrl' | 'stop'>> {
  const cluster = path.join(path.resolve(options.dataDir), 'postgres')
  if (!existsSync(cluster)) {
    throw new StartError(
      `There is no database in ${path.dirname(cluster)}: name its folder by DATA_DIR, or start the program once, which makes one.`,
    )
  }
  try {
    return await startDatabaseServer(options)
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error
    return { ownerUrl: runningUrl(cluster), stop: async () => {} }
  }
}

function runningUrl(cluster: string): string {
  const file = path.join(cluster, 'postmaster.pid')
  const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[3] : undefined
  if (!port) throw new StartError(`The database in ${cluster} is still starting: try again.`)
  return ownerUrl(cluster, Number(port))
}
