import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, StartError } from '../settings/index.ts'
import { chooseAsWhom, command } from './as-whom.ts'
import { findBinaries } from './binaries.ts'
import { claim } from './claim.ts'
import { clusterOwner, handOver, ownerUrl, readPassword, socketFolder } from './cluster.ts'
import { openDataFolder } from './data-folder.ts'
import { keepRunning } from './keep-running.ts'
import { DISK_IS_FULL, isOfFullDisk } from './full-disk.ts'
import { endLeftOver } from './left-over.ts'
import { clearUnfinished, makeCluster } from './make-cluster.ts'
import { NotReadyError, runPostmaster, type DatabaseLog, type Postmaster } from './postmaster.ts'
import { serverOptions, type Tuning } from './server-options.ts'

export interface DatabaseServerOptions {
  dataDir: string
  log: DatabaseLog
  tuning?: Tuning
}

export interface DatabaseServer {
  port: number
  /** Signs in as the owner of everything; for migrations, and to make other roles. */
  ownerUrl: string
  /** Resolves with the reason when the database has ended and could not be started again. */
  died: Promise<Error>
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that came with the packages, on the cluster in the data folder, which it
 * makes if there is none. It ends with this process, or already with the thread that calls this.
 */
export async function startDatabaseServer(options: DatabaseServerOptions): Promise<DatabaseServer> {
  const { log, tuning = 'durable' } = options
  const dataDir = openDataFolder(options.dataDir)
  const hold = await claim(dataDir)
  try {
    const cluster = path.join(dataDir, 'postgres')
    const runOn = await prepare(cluster, log, tuning)
    const { port, postmaster } = await startOnFreePort(runOn)
    const running = keepRunning(postmaster, () => startPatiently(() => runOn(port)), log)
    return {
      port,
      ownerUrl: ownerUrl(cluster, port),
      died: running.died,
      stop: () => running.stop().finally(() => hold.release()),
    }
  } catch (error) {
    hold.release()
    throw error
  }
}

type RunOn = (port: number) => Promise<Postmaster>

async function prepare(cluster: string, log: DatabaseLog, tuning: Tuning): Promise<RunOn> {
  const binaries = findBinaries()
  const owner = clusterOwner(cluster, binaries.major)
  clearUnfinished(path.dirname(cluster))
  const asWhom = chooseAsWhom(binaries.postgres, owner)
  if (!owner) {
    log.info(`Making the database in ${cluster}`)
    await makeCluster(cluster, binaries, asWhom, tuning === 'durable')
  } else if (asWhom.owner && asWhom.owner.uid !== owner.uid) {
    handOver(cluster, asWhom.owner)
  }
  readPassword(cluster)
  return async (port) => {
    await endLeftOver(cluster, log)
    const options = serverOptions(port, tuning, socketFolder(cluster))
    return runPostmaster(command(asWhom, [binaries.postgres, '-D', cluster, ...options]), log)
  }
}

async function startOnFreePort(runOn: RunOn): Promise<{ port: number; postmaster: Postmaster }> {
  for (let triesLeft = 5; ; triesLeft -= 1) {
    const port = await freePort()
    try {
      return { port, postmaster: await startPatiently(() => runOn(port)) }
    } catch (error) {
      // Another program may have taken the port in the meantime.
      if (triesLeft === 0 || !says(error, /TCP\/IP socket/)) throw asStartError(error)
    }
  }
}

/** The processes of a killed PostgreSQL need a moment to notice it; until then it cannot start. */
async function startPatiently(run: () => Promise<Postmaster>): Promise<Postmaster> {
  for (let triesLeft = 100; ; triesLeft -= 1) {
    try {
      return await run()
    } catch (error) {
      if (triesLeft === 0 || !says(error, /shared memory block|could not bind/)) throw error
      await pause(100)
    }
  }
}

const says = (error: unknown, words: RegExp): boolean =>
  error instanceof NotReadyError && words.test(error.message)

function asStartError(error: unknown): unknown {
  if (!(error instanceof NotReadyError)) return error
  if (isOfFullDisk(error.message)) return new StartError(DISK_IS_FULL)
  return new StartError(`The built-in database does not start: ${error.message}`)
}
