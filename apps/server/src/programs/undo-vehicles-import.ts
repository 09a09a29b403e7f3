import {
  countLineupUndo,
  describeLineupCounts,
  describeLineupUndo,
  describeLineupUndoCounts,
  type LineupCounts,
  type ModelChangeMade,
} from '@marquee/rules/lineup'
import { accept } from '@marquee/rules/result'
import { MODEL_IMPORTS, undoModels } from '../lineup/index.ts'
import { commandLine } from '../platform/release/index.ts'
import { undoFileImport, type FileUndo } from './undo-file-import.ts'

const LINEUP_UNDO: FileUndo<LineupCounts, ModelChangeMade> = {
  usage: commandLine('undo-vehicles-import', '[NUMBER [--trial]]'),
  operation: 'undo-vehicles-import',
  event: 'lineup.import-undone',
  kind: MODEL_IMPORTS,
  describeCounts: describeLineupCounts,
  async undo(use, on) {
    const undone = await undoModels(use, on)
    if (!undone.ok) return undone
    const { plan } = undone.value
    const counts = countLineupUndo(plan)
    return accept({
      lines: describeLineupUndo(plan),
      counts: describeLineupUndoCounts(counts),
      entry: { details: { ...counts } },
    })
  },
}

/** Undoes an import of the models and model years of brands. */
export const undoVehiclesImport = (
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> => undoFileImport(LINEUP_UNDO, { argv, env, print })
