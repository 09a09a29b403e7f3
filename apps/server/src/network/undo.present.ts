import { MOST_LISTED, type network } from '@marquee/contract/network'
import type { ReplyOf } from '@marquee/contract/operation'
import {
  countUndo,
  kindOfChange,
  mayChangeNetwork,
  mayUndoMarkets,
  type NetworkCounts,
} from '@marquee/rules/network'
import { ability } from '@marquee/rules/result'
import { presentFileImport, undoing, type ShownFileImport } from '../file-imports/index.ts'
import type { Call } from '../platform/use-case.ts'
import { named } from './network.present.ts'
import type { LoadedUndo } from './undo-import.load.ts'

type Reader = Pick<Call<typeof network.imports>, 'person' | 'now'>

export function presentUndo(
  shown: ShownFileImport<NetworkCounts>,
  { plan, fingerprint }: LoadedUndo,
  { person, now }: Reader,
): ReplyOf<typeof network.readUndo> {
  const { removed, changed, stays } = plan
  const changing = mayChangeNetwork(person.level)
  const allowed = undoing(shown, changing, now)
  return {
    import: presentFileImport(shown, changing, now),
    fingerprint,
    counts: countUndo(plan),
    removed: removed.slice(0, MOST_LISTED).map((market) => ({ ...named(market), key: market.key })),
    changed: changed.slice(0, MOST_LISTED).map((one) => ({
      ...named(one.market),
      key: one.market.key,
      kind: kindOfChange(one),
      changes: one.changes,
    })),
    stays: stays.slice(0, MOST_LISTED).map(({ market, field, reason }) => ({
      ...named(market),
      key: market.key,
      field: field ?? null,
      reason,
    })),
    can: { undo: ability(allowed.ok ? mayUndoMarkets(plan) : allowed) },
  }
}
