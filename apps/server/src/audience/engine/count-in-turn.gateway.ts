import { accept, refuse, type Result } from '@marquee/rules/result'

interface Bounds {
  /** How many count at once. */
  most: number
  /** How many more may wait for their turn; further ones are refused. */
  waiting: number
}

type NotCounted = 'audience.superseded' | 'audience.busy'

/**
 * A few count at once and the others in the order they came; a newer count of the same person ends the
 * older.
 */
export function countInTurn(bounds: Bounds) {
  const places = placesOf(bounds)
  const latest = new Map<string, AbortController>()

  return async <Done>(
    who: string,
    work: (signal: AbortSignal) => Promise<Done>,
  ): Promise<Result<Done, NotCounted>> => {
    latest.get(who)?.abort(new Error('Somebody asked anew'))
    const own = new AbortController()
    latest.set(who, own)
    try {
      if (!(await places.take(own.signal))) return refuse('audience.busy')
      return await finished(work, own.signal).finally(places.leave)
    } finally {
      if (latest.get(who) === own) latest.delete(who)
    }
  }
}

/** An older count always ends as superseded: nothing waits for its answer any more. */
async function finished<Done>(
  work: (signal: AbortSignal) => Promise<Done>,
  signal: AbortSignal,
): Promise<Result<Done, 'audience.superseded'>> {
  try {
    signal.throwIfAborted()
    const done = await work(signal)
    return signal.aborted ? refuse('audience.superseded') : accept(done)
  } catch (error) {
    if (signal.aborted) return refuse('audience.superseded')
    throw error
  }
}

function placesOf({ most, waiting }: Bounds) {
  let taken = 0
  const row: (() => void)[] = []
  return {
    /**
     * False: there is none, and too many wait already. A caller that is aborted while it waits goes
     * ahead at once.
     */
    async take(signal: AbortSignal): Promise<boolean> {
      if (taken < most) {
        taken += 1
        return true
      }
      if (row.length >= waiting) return false
      await new Promise<void>((resolve) => {
        row.push(resolve)
        signal.addEventListener('abort', () => {
          const at = row.indexOf(resolve)
          if (at < 0) return
          row.splice(at, 1)
          // The caller will leave a place later, so one is counted as taken here.
          taken += 1
          resolve()
        })
      })
      return true
    },

    leave: () => {
      const next = taken > most ? undefined : row.shift()
      // The place is handed on at once, so that a newcomer cannot take it in between.
      if (next) next()
      else taken -= 1
    },
  }
}
