import { createContext, useContext } from 'react'

interface Leaving {
  templateKey: number | undefined
  /** Keeps what was typed, to come back to the field. */
  keepFor: (field: string) => void
}

const LeavingContext = createContext<Leaving>({ templateKey: undefined, keepFor: () => undefined })

export const LeavingProvider = LeavingContext.Provider

/** How one leaves the form for the editor of a coupon or a creative. */
export const useLeaving = (): Leaving => useContext(LeavingContext)
