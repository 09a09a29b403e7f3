import type { JobKind } from '@marquee/rules/operation'
import type { Use } from '../sql/index.ts'
import type { Job, JobCall } from './runner.ts'

/** What a job does one after the other: campaigns to reorder, dealers to enroll. */
export interface OneByOne<Item, By> {
  /** The next of them, locked against other programs. */
  next: (use: Use, few: number) => Promise<readonly Item[]>
  /** For whom it is done; read anew each time, as they may have lost their permission meanwhile. */
  by: (use: Use) => Promise<By>
  perform: (item: Item, by: By, use: Use) => Promise<void>
  /** Writes down that the program could not do this one. */
  giveUp: (item: Item, use: Use) => Promise<void>
  /**
   * How many transactions work on it side by side: while the database writes for one, the program thinks for
   * another. More than one only where what they lock cannot meet crosswise.
   */
  sideBySide: number
}

/** People see it get on several times a second, and it costs less than a transaction for each. */
const FEW = 20

/** A few in each transaction: what stops it anywhere leaves the rest as it was. */
export function oneByOne<Item, By>(
  kind: JobKind,
  workOf: (call: JobCall) => OneByOne<Item, By>,
): Job {
  return {
    kind,
    async run(call) {
      const work = workOf(call)
      const all = Array.from({ length: work.sideBySide }, () => untilDone(work, call))
      // None of them goes on after the run has ended, as it would beside the next run.
      const ended = await Promise.allSettled(all)
      for (const one of ended) if (one.status === 'rejected') throw one.reason
    },
  }
}

async function untilDone<Item, By>(work: OneByOne<Item, By>, call: JobCall): Promise<void> {
  for (;;) {
    if (call.signal.aborted) return
    const isDone = await aFewOf(work, call)
    if (isDone) return
    await call.progressed()
  }
}

/** True: nothing is left to do. */
async function aFewOf<Item, By>(work: OneByOne<Item, By>, { inOwn }: JobCall): Promise<boolean> {
  let tried: Item | undefined
  try {
    return await inOwn(async (use) => {
      const items = await work.next(use, FEW)
      const by = await work.by(use)
      for (const item of items) {
        tried = item
        await work.perform(item, by, use)
      }
      return items.length === 0
    })
  } catch (error) {
    const failed = tried
    if (failed === undefined) throw error
    // Its transaction is undone; that it failed is written in another one. Those before it are done again.
    await inOwn((use) => work.giveUp(failed, use))
    return false
  }
}
