import { ROOT_PATH } from '@marquee/rules/access'
import { planLineupUndo, type ImportedModel, type LineupUndo } from '@marquee/rules/lineup'
import { fileImportsStore } from '../file-imports/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf } from '../platform/uploads/index.ts'
import { storedLineup } from './compare-lineup.load.ts'
import { MODEL_IMPORTS } from './lineup-imports.store.ts'
import { newModelUsesView } from './new-model-uses.view.ts'

export interface LoadedLineupUndo {
  plan: LineupUndo
  /** Names what would be done: another state of the models has another one. */
  fingerprint: string
}

/** What undoing an import would do, as things stand. */
export async function loadLineupUndo(use: Use, importKey: number): Promise<LoadedLineupUndo> {
  const imported = await changesOf(use, importKey)
  const stored = await storedLineup(use, ROOT_PATH)
  const fresh = planLineupUndo(imported, stored, new Map()).removed
  const uses = await use(newModelUsesView).of(fresh)
  const plan = planLineupUndo(imported, stored, uses)
  return { plan, fingerprint: fingerprintOf(plan) }
}

async function changesOf(use: Use, importKey: number): Promise<ImportedModel[]> {
  const things = await use(fileImportsStore(MODEL_IMPORTS)).changesOf(importKey)
  return things.flatMap(({ subject, changes }) => changes.map((one) => ({ subject, ...one })))
}
