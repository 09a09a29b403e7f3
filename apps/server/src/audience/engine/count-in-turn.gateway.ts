import { accept, refuse, type Result } from '@marquee/rules/result'

interface Bounds {
  /** How many count at once. */
  most: number
  /** How many more may wait for their turn; whoever comes then is sent away. */
  waiting: number
}

type NotCounted = 'audience.superseded' | 'audience.busy'

/** A few count at once and the others in the order they came; a newer count of somebody ends the older. */
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

/** An older count ends quietly, whichever way: nobody waits for its answer any more. */
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
    /** False: there is none, and too many wait already. Who need not wait any more goes ahead at once. */
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
          // It leaves as everybody does, without having been in anybody's place.
          taken += 1
          resolve()
        })
      })
      return true
    },

    leave: () => {
      const next = taken > most ? undefined : row.shift()
      // The place is handed on, so that nobody who comes now slips in between.
      if (next) next()
      else taken -= 1
    },
  }
}
