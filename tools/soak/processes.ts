import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Linux counts a process's time in. */
const TICKS_OF_A_SECOND = 100
/** Where /proc/PID/stat has them, behind the name of the program. */
const PARENT = 1
const TIMES = { own: [11, 12], withChildren: [11, 12, 13, 14] } as const

/** Seconds of the processor. */
export interface Seconds {
  program: number
  database: number
}

export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

export const openHandles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

export const secondsOf = (pid: number): number => sum(statOf(pid), TIMES.own)

/** The first process of the built-in database, by its own note. */
export const postmasterOf = (data: string): number =>
  Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Seconds of all processes of PostgreSQL; those that have ended are in what their parent counts. */
export const secondsOfFamily = (postmaster: number): number =>
  childrenOf(postmaster).reduce(
    (seconds, child) => seconds + sum(child.stat, TIMES.own),
    sum(statOf(postmaster), TIMES.withChildren),
  )

/** Processes of PostgreSQL that serve a connection: they name the address or the socket it comes from. */
export const connectionsOf = (postmaster: number): number =>
  childrenOf(postmaster).filter(({ command }) => /\[local\]|\(\d+\)/.test(command)).length

interface Child {
  stat: string[]
  command: string
}

function childrenOf(parent: number): Child[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // A process may end between the look at the folder and the look at it.
      try {
        const stat = statOf(Number(name))
        if (Number(stat[PARENT]) !== parent) return []
        return [{ stat, command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }]
      } catch {
        return []
      }
    })
}

/** The name of a program may hold blanks and brackets: what is behind the last bracket is counted on. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

const sum = (stat: readonly string[], positions: readonly number[]): number =>
  positions.reduce((ticks, position) => ticks + Number(stat[position]), 0) / TICKS_OF_A_SECOND
