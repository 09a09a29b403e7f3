import { setTimeout as pause } from 'node:timers/promises'

interface Dispatching<Piece, Outcome> {
  /** How many are on their way at once, at this moment. */
  lanes: () => number
  /** Saves what became of some, and takes as many more as are most; none: there are no more for now. */
  turn: (outcomes: readonly Outcome[], most: number) => Promise<readonly Piece[]>
  /** Never throws: what went wrong is the outcome. */
  carry: (piece: Piece) => Promise<Outcome>
  /** Nothing more is taken; what is on its way is waited for, and saved. */
  signal: AbortSignal
  /** A turn failed, as the database is away: it is tried again, so that what is known of a piece is not lost. */
  onTrouble: (error: unknown) => void
}

const AGAIN_AFTER = 500
const MOST_TRIES_AT_THE_END = 20

/**
 * Carries pieces out in lanes. While a turn is saved, other lanes come to their end, so that each turn saves and takes
 * several at once; and no more pieces are on their way than there are lanes, whenever the program is killed.
 */
export async function carryInLanes<Piece, Outcome>({
  lanes,
  turn,
  carry,
  signal,
  onTrouble,
}: Dispatching<Piece, Outcome>): Promise<void> {
  const underway = new Set<Promise<void>>()
  let outcomes: Outcome[] = []
  let triesAtTheEnd = 0

  const begin = (piece: Piece) => {
    const carrying: Promise<void> = carryOne(piece).finally(() => underway.delete(carrying))
    underway.add(carrying)
  }
  const carryOne = async (piece: Piece) => {
    const outcome = await carry(piece)
    // Only now: while it was carried, those before it were saved, and the list is another one.
    outcomes.push(outcome)
  }
  for (;;) {
    const saving = outcomes
    outcomes = []
    const most = signal.aborted ? 0 : Math.max(0, lanes() - underway.size)
    try {
      if (saving.length > 0 || most > 0) {
        for (const piece of await turn(saving, most)) begin(piece)
      }
    } catch (error) {
      onTrouble(error)
      outcomes = [...saving, ...outcomes]
      if (signal.aborted) triesAtTheEnd += 1
      if (triesAtTheEnd === MOST_TRIES_AT_THE_END) throw error
      await pause(AGAIN_AFTER)
      continue
    }
    if (underway.size === 0 && outcomes.length === 0) return
    if (underway.size > 0) await Promise.race(underway)
  }
}
