import { useState } from 'react'
import type { MarketLogo } from './use-logos.ts'

export interface Chosen {
  logos: readonly MarketLogo[]
  has: (logo: MarketLogo) => boolean
  choose: (logos: readonly MarketLogo[], on: boolean) => void
  clear: () => void
}

/** The chosen logos, on all pages. */
export function useChosen(): Chosen {
  const [chosen, setChosen] = useState<ReadonlyMap<number, MarketLogo>>(new Map())
  return {
    logos: [...chosen.values()],
    has: ({ key }) => chosen.has(key),
    choose: (logos, on) =>
      setChosen((now) => {
        const next = new Map(now)
        for (const logo of logos) {
          if (on) next.set(logo.key, logo)
          else next.delete(logo.key)
        }
        return next
      }),
    clear: () => setChosen(new Map()),
  }
}
