import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '../platform/sql/index.ts'
import type { MarketFolder } from './market-folder.gateway.ts'
import { MARKET_PUBLISHED } from './publish-market.change.ts'

interface Keeping {
  log: { error: (details: object, message: string) => void }
  /** Milliseconds between two looks, where no program has published anything meanwhile. */
  every?: number
}

export interface KeptFolder {
  /** For what is notified to all programs. */
  notified: (message: string) => void
  stop: () => Promise<void>
}

const EVERY = 600_000
/** After a failure, which keeps the program from being ready. */
const RETRY = 15_000
/** Many markets are published one after the other: one look serves for those of a second. */
const PAUSE = 1_000

/** Sees to it that the files of all markets are in the folder before they are counted, while the program runs. */
export function keepFolder(folder: MarketFolder, { log, every = EVERY }: Keeping): KeptFolder {
  const stopping = new AbortController()
  let isDue = false
  let wakeUp = () => {}
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted || isDue) return resolve()
      const timer = setTimeout(resolve, milliseconds)
      wakeUp = () => resolve(clearTimeout(timer))
    })
  /** True: there is nothing to do before the next notification. */
  const look = async () => {
    try {
      await folder.fill(stopping.signal)
      return true
    } catch (error) {
      if (!isDatabaseAway(error as Error)) log.error({ err: error }, 'files cannot be looked after')
      return false
    }
  }
  /** A question may have found that nothing can be fetched. */
  const mustLook = () => isDue || stopping.signal.aborted || folder.cannotFetch()
  const restUntilDue = async (longest: number) => {
    for (let rested = 0; rested < longest; rested += RETRY) {
      if (rested > 0 && mustLook()) return
      await rest(Math.min(longest, RETRY))
    }
  }
  const keep = async () => {
    while (!stopping.signal.aborted) {
      isDue = false
      const isDone = await look()
      await restUntilDue(isDone ? every : RETRY)
      await pause(PAUSE, undefined, stopping).catch(() => {})
    }
  }
  const kept = keep()
  return {
    notified(message) {
      if (message !== MARKET_PUBLISHED) return
      isDue = true
      wakeUp()
    },
    async stop() {
      stopping.abort()
      wakeUp()
      await kept
    },
  }
}
