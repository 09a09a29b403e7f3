import { mayUndoImport, type UndoRefusal } from '@marquee/rules/file-imports'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import { fileImportsStore, type ImportKind } from './file-imports.store.ts'
import { fileImportsView, type ShownFileImport } from './file-imports.view.ts'

export interface Undoing {
  importKey: number
  /** Null: by command. */
  undoneBy: number | null
  /** Of what was looked at; undefined: whatever it is. */
  fingerprint: string | undefined
  now: number
}

/** What undoing does, for one kind of file. */
interface UndoSteps<Loaded extends { fingerprint: string }, Refusal extends string> {
  /** From now on nothing else changes what the import is about. */
  lock: () => Promise<void>
  /** What would be done, as things stand. */
  load: () => Promise<Loaded>
  mayCarryOut: (loaded: Loaded) => Result<true, 'import.nothing-to-undo' | Refusal>
  apply: (loaded: Loaded) => Promise<Result<true, Refusal>>
}

type CommonRefusal = 'not-found' | UndoRefusal | 'import.nothing-to-undo' | 'import.undo-changed'

export const mayUndo = (
  { row, isFollowed }: Pick<ShownFileImport<object>, 'row' | 'isFollowed'>,
  now: number,
) =>
  mayUndoImport({
    importedAt: row.importedAt.getTime(),
    now,
    isUndone: row.undoneAt !== null,
    isFollowed,
  })

/** Undoes what can be undone of an import, once, and only as it was looked at. */
export async function undoImport<
  Counts extends object,
  Change extends object,
  Loaded extends { fingerprint: string },
  Refusal extends string,
>(
  use: Use,
  kind: ImportKind<Counts, Change>,
  { importKey, undoneBy, fingerprint, now }: Undoing,
  steps: UndoSteps<Loaded, Refusal>,
): Promise<Result<Loaded, CommonRefusal | Refusal>> {
  await steps.lock()
  const shown = await use(fileImportsView(kind)).find(importKey)
  if (!shown) return refuse('not-found')
  const allowed = mayUndo(shown, now)
  if (!allowed.ok) return allowed
  const loaded = await steps.load()
  if (fingerprint !== undefined && fingerprint !== loaded.fingerprint) {
    return refuse('import.undo-changed')
  }
  const possible = steps.mayCarryOut(loaded)
  if (!possible.ok) return possible
  const applied = await steps.apply(loaded)
  if (!applied.ok) return applied
  await use(fileImportsStore(kind)).markUndone(importKey, undoneBy, new Date(now))
  return accept(loaded)
}
