import { setTimeout as pause } from 'node:timers/promises'
import { isOfFullDisk } from './full-disk.ts'
import { NotReadyError, type DatabaseLog, type Postmaster } from './postmaster.ts'

const TIMES = 5
const WITHIN_MS = 60_000
/** While its disk is full it ends at each start: room is made by people, who need their time. */
const WHILE_FULL_MS = 1_000

export interface Running {
  died: Promise<Error>
  stop(): Promise<void>
}

/** Starts PostgreSQL again when it ends by itself; connections find it back at the same port. */
export function keepRunning(
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  log: DatabaseLog,
): Running {
  let current: Promise<Postmaster> = Promise.resolve(first)
  let isStopping = false
  const starts: number[] = []

  async function startAgain(): Promise<Postmaster> {
    for (;;) {
      try {
        return await restart()
      } catch (error) {
        const isFull = error instanceof NotReadyError && isOfFullDisk(error.message)
        if (!isFull || isStopping) throw error
        await pause(WHILE_FULL_MS)
      }
    }
  }

  async function watch(): Promise<Error> {
    for (;;) {
      const lastWords = await (await current).ended
      // After a wanted stop, the end is no failure to report.
      if (isStopping) return new Promise(() => undefined)
      log.error(`PostgreSQL ended by itself (${lastWords}); starting it again`)
      if (isOfFullDisk(lastWords)) {
        log.error(`The disk of the database is full: it starts by itself when there is room`)
        await pause(WHILE_FULL_MS)
      } else if (isTooOften(starts)) {
        return new Error(`PostgreSQL keeps ending: ${lastWords}`)
      }
      current = startAgain()
      await current
      log.info('PostgreSQL is back')
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    const running = await current.catch(() => undefined)
    await running?.stop()
  }

  return { died: watch().catch((error: unknown) => error as Error), stop }
}

function isTooOften(starts: number[]): boolean {
  const now = Date.now()
  starts.push(now)
  return starts.filter((start) => start > now - WITHIN_MS).length > TIMES
}
