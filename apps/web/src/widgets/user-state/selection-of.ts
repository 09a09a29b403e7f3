import type { Selection } from '../../api/index.ts'
import type { State } from './answers.ts'

/** What calls carry, and what this browser remembers. */
export function selectionOf(state: State): Selection {
  return {
    marketKey: state.selectedMarket?.key ?? null,
    hierarchyId: state.selectedHierarchy?.id ?? null,
    selectedUserLevel: state.selectedUserLevel,
  }
}
