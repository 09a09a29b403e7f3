import type { UserLevel } from '@marquee/rules/access'

/** The market, brand and level that a person works in; most calls carry the first two. */
export interface Selection {
  marketKey: number | null
  hierarchyId: string | null
  selectedUserLevel: UserLevel | null
}

export const SELECTION_STORAGE_KEY = 'marquee.selection'

const NOTHING: Selection = { marketKey: null, hierarchyId: null, selectedUserLevel: null }

/** What one tab knows of the selection: it reads the browser's storage once, and from then on it holds the truth. */
export function selectionOfTab() {
  let current: Selection | undefined
  const listeners = new Set<() => void>()

  function selection(): Selection {
    current ??= stored()
    return current
  }

  function setSelection(chosen: Selection): void {
    const { marketKey, hierarchyId, selectedUserLevel } = chosen
    const known = selection()
    const isSame =
      known.marketKey === marketKey &&
      known.hierarchyId === hierarchyId &&
      known.selectedUserLevel === selectedUserLevel
    localStorage.setItem(
      SELECTION_STORAGE_KEY,
      JSON.stringify({ marketKey, hierarchyId, selectedUserLevel }),
    )
    if (isSame) return
    current = { marketKey, hierarchyId, selectedUserLevel }
    for (const notify of listeners) notify()
  }

  /** Subscribes a listener to every change of the selection; returns the function that ends it. */
  function listenToSelection(notify: () => void): () => void {
    listeners.add(notify)
    return () => listeners.delete(notify)
  }

  return { selection, setSelection, listenToSelection }
}

export const { selection, setSelection, listenToSelection } = selectionOfTab()

function stored(): Selection {
  try {
    const text = localStorage.getItem(SELECTION_STORAGE_KEY)
    return text ? readSelection(JSON.parse(text)) : NOTHING
  } catch {
    return NOTHING
  }
}

function readSelection(value: unknown): Selection {
  const { marketKey, hierarchyId, selectedUserLevel } = Object(value) as Partial<Selection>
  return {
    marketKey: Number.isSafeInteger(marketKey) ? (marketKey as number) : null,
    hierarchyId: typeof hierarchyId === 'string' ? hierarchyId : null,
    selectedUserLevel: typeof selectedUserLevel === 'string' ? selectedUserLevel : null,
  }
}
