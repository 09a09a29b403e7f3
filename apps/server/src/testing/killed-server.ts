import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { bundledProgram } from './bundled-program.ts'
import type { PersonName } from './test-tree.ts'

export interface KilledRun {
  /** The database, as its owner signs in. */
  url: string
  /** Twice the number of the statement, less one where it dies before it; 0 lets it live. */
  point: number
  call: {
    as: PersonName
    method: 'POST' | 'PUT'
    path: string
    body: object
    /** Its Idempotency-Key. */
    key: string
  }
}

/** The report of a server that was not killed: how many statements it took, and its answer. */
export interface Lived {
  statements: number
  status: number
  body: unknown
}

export type RunKilled = (run: KilledRun) => Promise<Lived | 'killed'>

/** For the tests of a file: runs a server of its own that is killed at the point. */
export function killedServers(): RunKilled {
  const program = bundledProgram(new URL('killed-server-program.ts', import.meta.url))
  return async (run) => {
    const args = [program.file, JSON.stringify(run)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
    if (child.signalCode === 'SIGKILL') return 'killed'
    if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode}`)
    return JSON.parse(output) as Lived
  }
}
