import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../settings/index.ts'
import type { DatabaseLog } from './postmaster.ts'

const PATIENCE_MS = 30_000

/**
 * Ends the PostgreSQL that an earlier program left running on this cluster, and deletes its pid file:
 * its number may belong to another process by now, which would keep PostgreSQL from starting. Only for
 * the holder of the claim, so that it is never the database of a living program.
 */
export async function endLeftOver(cluster: string, log: DatabaseLog): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const pid = pidIn(file)
  if (pid === undefined) return
  const deadline = Date.now() + PATIENCE_MS
  if (isPostgresOf(cluster, pid)) log.info(`Ending the database that was left running (pid ${pid})`)
  for (let isStopping = false; isPostgresOf(cluster, pid); isStopping = true) {
    if (!isStopping) endPolitely(pid)
    if (Date.now() > deadline) {
      throw new StartError(`The database of an earlier start does not end: stop process ${pid}.`)
    }
    await pause(20)
  }
  rmSync(file, { force: true })
}

function endPolitely(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function pidIn(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const first = readFileSync(file, 'utf8').split('\n')[0] as string
  // An interrupted write leaves no number: then there is no process to end.
  return /^\d+$/.test(first) ? Number(first) : 0
}

/** PostgreSQL works inside its cluster's folder; a dead process, also an unburied one, works nowhere. */
function isPostgresOf(cluster: string, pid: number): boolean {
  if (pid === 0) return false
  if (process.platform === 'linux') {
    try {
      const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
      return name === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === cluster
    } catch {
      return false
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes(cluster)
}
