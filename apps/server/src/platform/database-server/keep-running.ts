import { DISK_IS_FULL, isOfFullDisk } from './full-disk.ts'
import type { DatabaseLog, Postmaster } from './postmaster.ts'

const TIMES = 5
const WITHIN_MS = 60_000

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

  async function watch(): Promise<Error> {
    for (;;) {
      const lastWords = await (await current).ended
      // After a wanted stop, the end is no failure to report.
      if (isStopping) return new Promise(() => undefined)
      log.error(`PostgreSQL ended by itself (${lastWords}); starting it again`)
      if (isTooOften(starts)) {
        return new Error(
          isOfFullDisk(lastWords) ? DISK_IS_FULL : `PostgreSQL keeps ending: ${lastWords}`,
        )
      }
      current = restart()
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
