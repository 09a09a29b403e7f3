import { MOST_MODELS_LISTED, type lineup } from '@marquee/contract/lineup'
import type { ReplyOf } from '@marquee/contract/operation'
import {
  countLineupUndo,
  mayChangeLineup,
  mayUndoModels,
  type LineupCounts,
} from '@marquee/rules/lineup'
import { ability } from '@marquee/rules/result'
import { presentFileImport, undoing, type ShownFileImport } from '../file-imports/index.ts'
import type { Call } from '../platform/use-case.ts'
import { named } from './lineup.present.ts'
import type { LoadedLineupUndo } from './undo-import.load.ts'

type Reader = Pick<Call<typeof lineup.imports>, 'person' | 'now'>

export function presentLineupUndo(
  shown: ShownFileImport<LineupCounts>,
  { plan, fingerprint }: LoadedLineupUndo,
  { person, now }: Reader,
): ReplyOf<typeof lineup.readUndo> {
  const { removed, retired, changed, stays } = plan
  const changing = mayChangeLineup(person.level)
  const allowed = undoing(shown, changing, now)
  return {
    import: presentFileImport(shown, changing, now),
    fingerprint,
    counts: countLineupUndo(plan),
    removed: removed.slice(0, MOST_MODELS_LISTED).map(named),
    retired: retired
      .slice(0, MOST_MODELS_LISTED)
      .map(({ model, reason }) => ({ ...named(model), reason })),
    changed: changed
      .slice(0, MOST_MODELS_LISTED)
      .map(({ model, ...change }) => ({ ...named(model), ...change })),
    stays: stays
      .slice(0, MOST_MODELS_LISTED)
      .map(({ model, field, reason }) => ({ ...named(model), field: field ?? null, reason })),
    can: { undo: ability(allowed.ok ? mayUndoModels(plan) : allowed) },
  }
}
