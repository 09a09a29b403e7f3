import { useState } from 'react'
import type { Undoing } from './undo-dialog.tsx'

interface Asking {
  asked: Undoing | undefined
  /** Does it at once where nothing is undone by it. */
  ask: (undoing: Undoing) => void
  settle: () => void
}

export function useAsking(): Asking {
  const [asked, setAsked] = useState<Undoing>()
  return {
    asked,
    ask: (undoing) => (undoing.undoes.length === 0 ? undoing.go() : setAsked(undoing)),
    settle: () => setAsked(undefined),
  }
}
