import { undoEnd, type UndoRefusal } from '@marquee/rules/file-imports'
import { ability, accept, type Result } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import { fileImportsView, type ShownFileImport } from './file-imports.view.ts'
import type { ImportKind } from './file-imports.store.ts'
import { mayUndo } from './undo-import.change.ts'

/** Null where nobody did it, but a command. */
const nameOf = (personKey: number | null, name: string | null): string | null =>
  personKey === null ? null : (name ?? '')

/** May it be undone, as far as can be said without looking at what it changed? */
export const undoing = <Reason extends string>(
  shown: ShownFileImport<object>,
  allowed: Result<true, Reason>,
  now: number,
): Result<true, Reason | UndoRefusal> => (allowed.ok ? mayUndo(shown, now) : allowed)

/** An import in a list; `allowed` says whether its reader may undo any of this kind. */
export function presentFileImport<Counts extends object, Reason extends string>(
  shown: ShownFileImport<Counts>,
  allowed: Result<true, Reason>,
  now: number,
) {
  const { row, importedBy, undoneBy } = shown
  return {
    key: row.key,
    fileName: row.fileName,
    counts: row.counts,
    importedBy: nameOf(row.importedBy, importedBy),
    importedAt: row.importedAt.toISOString(),
    undoEndsAt: new Date(undoEnd(row.importedAt.getTime())).toISOString(),
    undone: row.undoneAt && {
      by: nameOf(row.undoneBy, undoneBy),
      at: row.undoneAt.toISOString(),
    },
    can: { undo: ability(undoing(shown, allowed, now)) },
  }
}

interface Searching {
  use: Use
  now: number
  body: { page: number; size: number; sort: readonly { direction: string }[] }
}

/** One page of the imports of a kind, the newest first. */
export async function pageOfImports<
  Counts extends object,
  Change extends object,
  Reason extends string,
>(
  kind: ImportKind<Counts, Change>,
  { use, now, body: { page, size, sort } }: Searching,
  allowed: Result<true, Reason>,
) {
  const isRising = sort[0]?.direction === 'ASCENDING'
  const { imports, totalElements } = await use(fileImportsView(kind)).page({ page, size, isRising })
  return accept({
    imports: imports.map((shown) => presentFileImport(shown, allowed, now)),
    totalElements,
    page,
    size,
  })
}
