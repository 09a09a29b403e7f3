import type { LineupModel } from '@marquee/rules/lineup'
import type { Use } from '../platform/sql/index.ts'
import { vehicleModelsStore } from '../vehicles/index.ts'
import type { ComparedLineup } from './compare-lineup.load.ts'

/** Writes what a comparison found, and nothing else. */
export async function applyLineup(
  use: Use,
  { differences: { added, changed }, paths }: Pick<ComparedLineup, 'differences' | 'paths'>,
): Promise<void> {
  await use(vehicleModelsStore).add(
    added.map((model) => ({ ...columnsOf(model), path: paths.get(model.brand) as string })),
  )
  for (const { model } of changed) await use(vehicleModelsStore).change(columnsOf(model))
}

export const columnsOf = ({ brand, make, model, years, isRetired }: LineupModel) => ({
  hierarchyId: brand,
  make,
  model,
  years: [...years],
  isRetired,
})
