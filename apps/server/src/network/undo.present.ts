import { MOST_LISTED, type network } from '@marquee/contract/network'
import type { ReplyOf } from '@marquee/contract/operation'
import { undoEnd } from '@marquee/rules/customers'
import { countUndo, kindOfChange, mayCarryOut, mayChangeNetwork } from '@marquee/rules/network'
import { ability } from '@marquee/rules/result'
import type { Call } from '../platform/use-case.ts'
import { named } from './network.present.ts'
import type { ShownNetworkImport } from './network-imports.view.ts'
import { mayUndo } from './undo-import.change.ts'
import type { LoadedUndo } from './undo-import.load.ts'

type Reader = Pick<Call<typeof network.imports>, 'person' | 'now'>

/** May this person undo it, as far as can be said without looking at its markets? */
function undoing(shown: ShownNetworkImport, { person, now }: Reader) {
  const allowed = mayChangeNetwork(person.level)
  return allowed.ok ? mayUndo(shown, now) : allowed
}

/** Null where nobody did it, but a command. */
const nameOf = (personKey: number | null, name: string | null): string | null =>
  personKey === null ? null : (name ?? '')

export function presentNetworkImport(shown: ShownNetworkImport, reader: Reader) {
  const { row, importedBy, undoneBy } = shown
  return {
    key: row.key,
    fileName: row.fileName,
    counts: row.counts,
    importedBy: nameOf(row.importedBy, importedBy),
    importedAt: row.importedAt.toISOString(),
    undoEndsAt: new Date(undoEnd(row.importedAt.getTime())).toISOString(),
    undone: row.undoneAt && {
      by: nameOf(row.undoneBy, undoneBy),
      at: row.undoneAt.toISOString(),
    },
    can: { undo: ability(undoing(shown, reader)) },
  }
}

export function presentUndo(
  shown: ShownNetworkImport,
  { plan, fingerprint }: LoadedUndo,
  reader: Reader,
): ReplyOf<typeof network.readUndo> {
  const { removed, changed, stays } = plan
  const allowed = undoing(shown, reader)
  return {
    import: presentNetworkImport(shown, reader),
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
    can: { undo: ability(allowed.ok ? mayCarryOut(plan) : allowed) },
  }
}
