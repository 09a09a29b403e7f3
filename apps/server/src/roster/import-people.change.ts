import type { MarketPath } from '@marquee/rules/access'
import { accept, type Result } from '@marquee/rules/result'
import { countRoster } from '@marquee/rules/roster'
import { fileImportsStore } from '../file-imports/index.ts'
import { applyRoster, type Applying } from './apply-roster.change.ts'
import type { ComparedRoster } from './compare-roster.load.ts'
import { PEOPLE_IMPORTS } from './roster-imports.store.ts'

interface Importing {
  fileName: string
  /** Null: by command. */
  importedBy: number | null
  /** Where the import lies: at the home of who imports. */
  path: MarketPath
}

/** Writes what a file says, and notes it, so that it can be undone. Null where nothing differed. */
export async function importPeople(
  compared: Pick<ComparedRoster, 'differences' | 'paths'>,
  importing: Importing,
  on: Applying,
): Promise<Result<number | null, 'roster.changed-meanwhile'>> {
  const applied = await applyRoster(compared, on)
  if (!applied.ok) return applied
  if (applied.value.length === 0) return accept(null)
  const counts = countRoster(compared.differences)
  const importKey = await on.use(fileImportsStore(PEOPLE_IMPORTS)).add(
    { ...importing, counts, importedAt: new Date(on.now) },
    applied.value.map(({ key, before, after }) => ({
      subject: String(key),
      isNew: before === null,
      changes: [{ before, after }],
    })),
  )
  return accept(importKey)
}
