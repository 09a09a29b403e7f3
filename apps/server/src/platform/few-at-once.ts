import { accept, refuse, type Result } from '@marquee/rules/result'

interface Bounds {
  /** How many are worked on at once. */
  most: number
  /** How many more may wait for their turn; further ones are refused. */
  waiting: number
}

type FewAtOnce = <Done>(work: () => Promise<Done>) => Promise<Result<Done, 'busy'>>

/** Work that takes a whole processor: some at once, some in a row behind them, in the order they came. */
export function fewAtOnce({ most, waiting }: Bounds): FewAtOnce {
  let working = 0
  const row: (() => void)[] = []
  const leave = () => {
    const next = row.shift()
    // The place is handed on at once, so that a newcomer cannot take it in between.
    if (next) next()
    else working -= 1
  }
  return async (work) => {
    if (working < most) working += 1
    else if (row.length < waiting) await new Promise<void>((resolve) => row.push(resolve))
    else return refuse('busy')
    try {
      return accept(await work())
    } finally {
      leave()
    }
  }
}
