import { accept, refuse, type Result } from '../result/index.ts'

/** What a file was about. */
export type FileImportKind = 'MARKETS' | 'MODELS' | 'PEOPLE'

/** For so many days an import can be undone: as long, what it replaced or changed is stored. */
export const UNDO_DAYS = 7

const DAY = 86_400_000

export const undoEnd = (finishedAt: number): number => finishedAt + UNDO_DAYS * DAY

interface Undoable {
  /** The moments of its import, and of this question. */
  importedAt: number
  now: number
  isUndone: boolean
  /** A later import, which still holds, changed some of the same. */
  isFollowed: boolean
}

export type UndoRefusal = 'import.undone-already' | 'import.undo-too-late' | 'import.imported-since'

/** May an import be undone at all? What of it can be, the rule of its kind answers. */
export function mayUndoImport(one: Undoable): Result<true, UndoRefusal> {
  if (one.isUndone) return refuse('import.undone-already')
  if (one.now >= undoEnd(one.importedAt)) return refuse('import.undo-too-late')
  return one.isFollowed ? refuse('import.imported-since') : accept(true)
}

/** Is there anything that can go back? */
export const mayCarryOut = (goingBack: number): Result<true, 'import.nothing-to-undo'> =>
  goingBack > 0 ? accept(true) : refuse('import.nothing-to-undo')

/** How a field that an import changed stands: as the import left it, as it was before, or neither. */
export function standingOf<Value>(
  { before, after }: { before: Value; after: Value },
  now: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): 'IMPORTED' | 'BEFORE' | 'CHANGED' {
  if (isSame(now, before)) return 'BEFORE'
  return isSame(now, after) ? 'IMPORTED' : 'CHANGED'
}
