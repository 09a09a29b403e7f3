import { ROOT_PATH, type MarketPath } from '@marquee/rules/access'
import { countLineup, importedModels } from '@marquee/rules/lineup'
import { fileImportsStore } from '../file-imports/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { applyLineup } from './apply-lineup.change.ts'
import type { ComparedLineup } from './compare-lineup.load.ts'
import { MODEL_IMPORTS } from './lineup-imports.store.ts'

interface Importing {
  fileName: string
  /** Null: by command. */
  importedBy: number | null
  now: number
}

type Found = Pick<ComparedLineup, 'differences' | 'paths'>

/** Writes what a file says, and notes it, so that it can be undone. Null where nothing differed. */
export async function importModels(
  use: Use,
  compared: Found,
  { now, ...by }: Importing,
): Promise<number | null> {
  await applyLineup(use, compared)
  const models = importedModels(compared.differences)
  if (models.length === 0) return null
  const counts = countLineup(compared.differences)
  return use(fileImportsStore(MODEL_IMPORTS)).add(
    { ...by, counts, importedAt: new Date(now), path: placeOf(compared) },
    models.map(({ subject, before, after }) => ({
      subject,
      isNew: before === null,
      changes: [{ before, after }],
    })),
  )
}

/** The brand that it is about; several of them are for people who see all of them. */
function placeOf({ differences: { added, changed }, paths }: Found): MarketPath {
  const [brand, ...others] = new Set(
    [...added, ...changed.map(({ model }) => model)].map((model) => model.brand),
  )
  const own = paths.get(brand ?? '')
  return own !== undefined && others.length === 0 ? own : ROOT_PATH
}
