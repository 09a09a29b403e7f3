import { createContext, useContext } from 'react'
import type { Campaign, Season } from '../../answers.ts'

/** The year whose audiences are chosen. */
export interface Year {
  enrollment: Campaign
  /** Those for which the audience is chosen now: all of them, or one. */
  chosen: readonly Season[]
}

const YearContext = createContext<Year | undefined>(undefined)

export const YearProvider = YearContext.Provider

/** Undefined: the audience is that of a campaign by itself. */
export const useYear = (): Year | undefined => useContext(YearContext)
