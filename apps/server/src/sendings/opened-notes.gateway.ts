import type { NamedPiece } from '../mailing/index.ts'
import type { Opened } from './opened-pieces.store.ts'

declare module '../platform/use-case.ts' {
  interface Deployment {
    noteOpened: OpenedNotes['note']
  }
}

/** The emails that were just opened: the call that says so reads, and the program writes them down a moment later. */
export interface OpenedNotes {
  note: (piece: NamedPiece, at: number) => void
  /** Those that cannot be saved are noted still. */
  save: (add: (opened: readonly Opened[]) => Promise<void>) => Promise<void>
}

/** What is opened beyond these, before they are written down, is not noted. */
const MOST_NOTED = 100_000

export function openedNotes(): OpenedNotes {
  const noted = new Map<string, Opened>()
  return {
    note(piece, at) {
      const { sendingKey, isSeed, recipient } = piece
      const id = `${sendingKey} ${recipient}`
      if (isSeed || noted.has(id) || noted.size >= MOST_NOTED) return
      noted.set(id, { ...piece, at: new Date(at) })
    },
    async save(add) {
      if (noted.size === 0) return
      const [ids, opened] = [[...noted.keys()], [...noted.values()]]
      await add(opened)
      for (const id of ids) noted.delete(id)
    },
  }
}
