import type { Toggles } from '@marquee/rules/toggles'
import { createContext, useContext } from 'react'
import type { Initialization, State } from './answers.ts'

/** What every screen may ask about the person, their market and this installation. */
export interface UserState extends State, Initialization {
  featureToggles: Toggles
  /** While the product changes over to another market. */
  isLoadingAppData: boolean
  /** The market or brand that is changed over to. */
  loadingName: string | undefined
  /** Covers the product while it changes over to what is named; undefined uncovers it. */
  setLoadingAppData: (name: string | undefined) => void
}

const UserStateContext = createContext<UserState | undefined>(undefined)

export const UserStateProvider = UserStateContext.Provider

export function useUserState(): UserState {
  const state = useContext(UserStateContext)
  if (!state) throw new Error('useUserState needs a UserStateProvider above it.')
  return state
}
