import { useState } from 'react'
import type { Waiting } from './answers.ts'

export interface Chosen {
  items: readonly Waiting[]
  has: (item: Waiting) => boolean
  choose: (items: readonly Waiting[], on: boolean) => void
  keepOnly: (keys: readonly number[]) => void
  clear: () => void
}

/** What is chosen, as it was looked at, on all pages. */
export function useChosen(): Chosen {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Waiting>>(new Map())
  return {
    items: [...chosen.values()],
    has: ({ key }) => chosen.has(key),
    choose: (items, on) =>
      setChosen((now) => {
        const next = new Map(now)
        for (const item of items) {
          if (on) next.set(item.key, item)
          else next.delete(item.key)
        }
        return next
      }),
    keepOnly: (keys) => setChosen((now) => new Map([...now].filter(([key]) => keys.includes(key)))),
    clear: () => setChosen(new Map()),
  }
}
