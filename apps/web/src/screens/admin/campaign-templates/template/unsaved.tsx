import { createContext, useContext, useState, type ReactNode } from 'react'

type Unsaved = readonly [isUnsaved: boolean, setUnsaved: (isUnsaved: boolean) => void]

const Context = createContext<Unsaved>([false, () => undefined])

/**
 * Whether something in the form is not saved, for what stands outside of it: by a context, so that a key press draws
 * only those who ask, and not the whole page.
 */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const state = useState(false)
  return <Context.Provider value={state}>{children}</Context.Provider>
}

export const useUnsaved = (): Unsaved => useContext(Context)
