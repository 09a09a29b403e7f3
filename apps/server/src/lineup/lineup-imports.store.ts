import {
  storedLineupCounts,
  storedModelChange,
  type LineupCounts,
  type ModelChangeMade,
} from '@marquee/rules/lineup'
import type { ImportKind } from '../file-imports/index.ts'

/** What is stored of imports of models. */
export const MODEL_IMPORTS: ImportKind<LineupCounts, ModelChangeMade> = {
  name: 'MODELS',
  counts: storedLineupCounts,
  change: storedModelChange,
}
