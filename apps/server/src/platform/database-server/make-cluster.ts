import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '../settings/index.ts'
import { DISK_IS_FULL, isOfFullDisk } from './full-disk.ts'
import type { AsWhom } from './as-whom.ts'
import type { Binaries } from './binaries.ts'
import { DATABASE, handOver, OWNER_ROLE, PASSWORD_FILE } from './cluster.ts'

const UNFINISHED = 'unfinished-postgres-'

/** Makes a cluster elsewhere and moves it into place whole, so that a kill leaves none or all of it. */
export async function makeCluster(
  cluster: string,
  { initdb, postgres }: Binaries,
  asWhom: AsWhom,
  isDurable: boolean,
): Promise<void> {
  const folder = path.dirname(cluster)
  const workshop = mkdtempSync(path.join(folder, UNFINISHED))
  const created = path.join(workshop, 'cluster')
  const password = path.join(workshop, PASSWORD_FILE)
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (asWhom.owner) handOver(workshop, asWhom.owner)
  try {
    const sync = isDurable ? [] : ['--no-sync']
    await run([...asWhom.prefix, initdb, '-D', created, `--pwfile=${password}`, ...INITDB, ...sync])
    const fsync = isDurable ? [] : ['-c', 'fsync=off']
    await run([...asWhom.prefix, postgres, '--single', '-D', created, ...fsync, ...SINGLE], CREATE)
    renameSync(password, path.join(created, PASSWORD_FILE))
    renameSync(created, cluster)
    if (isDurable) syncFolder(folder)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

const ACCESS = ['-U', OWNER_ROLE, '-A', 'scram-sha-256']
const INITDB = [...ACCESS, '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions']
const SINGLE = ['-c', 'exit_on_error=on', 'postgres']
const CREATE = `CREATE DATABASE ${DATABASE}\n`

/** What starts that were killed in the middle have left; a young one may still be at work. */
export function clearUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    const place = path.join(folder, name)
    if (statSync(place).mtimeMs < Date.now() - 60_000) rmSync(place, { recursive: true })
  }
}

/** A kill of this program lets it finish: broken off, it would leave shared memory behind. */
function run(command: readonly string[], input = ''): Promise<void> {
  const [program, ...args] = command as [string, ...string[]]
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(failure(complaints))))
  })
}

function failure(complaints: string): StartError {
  if (isOfFullDisk(complaints)) return new StartError(DISK_IS_FULL)
  const lines = complaints.trim().split('\n')
  const reason = lines.find((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1)
  return new StartError(`The database cannot be made: ${reason}`)
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
