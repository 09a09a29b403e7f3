import { useMemo, useState } from 'react'
import type { GridSelection } from '../../../ui/grid/index.ts'
import type { TriedDealer } from './answers.ts'

/** Everybody who can be enrolled is chosen; a person takes out whom they leave out. */
export function useLeftOut(dealers: readonly TriedDealer[], shown: readonly TriedDealer[]) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const chosen = useMemo(
    () => dealers.filter(({ isPossible, marketKey }) => isPossible && !leftOut.has(marketKey)),
    [dealers, leftOut],
  )
  const ids = useMemo(() => new Set(chosen.map(({ marketKey }) => marketKey)), [chosen])
  const selection: GridSelection<TriedDealer> = {
    ids,
    isSelectable: ({ isPossible }) => isPossible,
    onChange: (ticked) => {
      const left = new Set(leftOut)
      for (const { marketKey } of shown) {
        if (ticked.has(marketKey)) left.delete(marketKey)
        else left.add(marketKey)
      }
      setLeftOut(left)
    },
  }
  return {
    chosen,
    selection,
    isAnyLeftOut: leftOut.size > 0,
    chooseAll: () => setLeftOut(new Set()),
  }
}
