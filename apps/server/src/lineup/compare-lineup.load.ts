import {
  compareLineup,
  readLineup,
  type LineupDifferences,
  type LineupFile,
  type LineupModel,
} from '@marquee/rules/lineup'
import { accept, type Result } from '@marquee/rules/result'
import { hierarchiesStore } from '../markets/index.ts'
import { contains, type MarketPath } from '@marquee/rules/access'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf, textOf } from '../platform/uploads/index.ts'
import { vehicleModelsStore } from '../vehicles/index.ts'

export interface ComparedLineup {
  differences: LineupDifferences
  /** The path of each brand that the file may be about. */
  paths: ReadonlyMap<string, MarketPath>
  ignored: readonly string[]
  /** Names what would be changed: another state of the file or of the models has another one. */
  fingerprint: string
}

type FileReason =
  | Extract<ReturnType<typeof readLineup>, { ok: false }>['reason']
  | 'file.wrong-encoding'

/** Reads a file of models and compares it with those of the scope. */
export async function compareLineupFile(
  use: Use,
  bytes: Buffer,
  on: { scope: MarketPath; currentYear: number },
): Promise<Result<ComparedLineup, FileReason>> {
  const text = textOf(bytes)
  if (!text.ok) return text
  const file = readLineup(text.value)
  if (!file.ok) return file
  return accept(await compareModels(use, file.value, on))
}

export async function compareModels(
  use: Use,
  file: LineupFile,
  { scope, currentYear }: { scope: MarketPath; currentYear: number },
): Promise<ComparedLineup> {
  const brands = (await use(hierarchiesStore).all()).filter(({ path }) => contains(scope, path))
  const paths = new Map(brands.map(({ id, path }) => [id, path]))
  const models = await storedLineup(use, scope)
  const differences = compareLineup(file, { brands: [...paths.keys()], models, currentYear })
  const { added, changed } = differences
  return {
    differences,
    paths,
    ignored: file.ignored,
    fingerprint: fingerprintOf({ added, changed }),
  }
}

/** The models that reach a part of the scope. */
export async function storedLineup(use: Use, part: MarketPath): Promise<LineupModel[]> {
  const rows = await use(vehicleModelsStore).all(part)
  return rows.map(({ hierarchyId, make, model, years, isRetired }) => ({
    brand: hierarchyId,
    make,
    model,
    years: years.toSorted((a, b) => a - b),
    isRetired,
  }))
}
