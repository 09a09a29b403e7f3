import { useSyncExternalStore } from 'react'
import { listenToSelection, selection, type Selection } from './selection.ts'

// Apart from the selection itself, which pages without React need as well.
export function useSelection(): Selection {
  return useSyncExternalStore(listenToSelection, selection)
}
