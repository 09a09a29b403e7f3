import type { KeyboardEvent } from 'react'

interface TreeKeys {
  toggle: () => void
  onOpen: (isOpen: boolean, item: HTMLElement) => void
}

/** What the keys do at an item of a tree, beside leading to another one. */
export const treeKeys =
  ({ toggle, onOpen }: TreeKeys) =>
  (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const does: Record<string, () => void> = {
      ' ': toggle,
      Enter: toggle,
      ArrowRight: () => onOpen(true, event.currentTarget),
      ArrowLeft: () => onOpen(false, event.currentTarget),
    }
    const run = does[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }
