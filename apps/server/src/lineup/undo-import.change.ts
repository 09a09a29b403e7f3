import { mayUndoModels } from '@marquee/rules/lineup'
import { accept, type Result } from '@marquee/rules/result'
import { undoImport, type Undoing } from '../file-imports/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { vehicleModelsStore } from '../vehicles/index.ts'
import { columnsOf } from './apply-lineup.change.ts'
import { MODEL_IMPORTS } from './lineup-imports.store.ts'
import { newModelUsesView } from './new-model-uses.view.ts'
import { loadLineupUndo } from './undo-import.load.ts'

/** Undoes what can be undone of an import of models. */
export const undoModels = (use: Use, on: Undoing) =>
  undoImport(use, MODEL_IMPORTS, on, {
    async lock() {
      await use(vehicleModelsStore).lock()
      await use(newModelUsesView).lock()
    },
    load: () => loadLineupUndo(use, on.importKey),
    mayCarryOut: ({ plan }) => mayUndoModels(plan),
    async apply({ plan: { removed, retired, changed } }): Promise<Result<true, never>> {
      const models = use(vehicleModelsStore)
      for (const { model } of changed) await models.change(columnsOf(model))
      for (const { model } of retired) {
        await models.change({ ...columnsOf(model), isRetired: true })
      }
      for (const model of removed) await models.remove(columnsOf(model))
      return accept(true)
    },
  })
