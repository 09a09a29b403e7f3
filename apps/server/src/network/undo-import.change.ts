import { todayIn } from '@marquee/rules/calendar'
import { DEFAULT_TIME_ZONE, mayUndoMarkets } from '@marquee/rules/network'
import { accept, type Result } from '@marquee/rules/result'
import { undoImport, type Undoing } from '../file-imports/index.ts'
import { networkStore } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { changeMarkets } from './apply-network.change.ts'
import { MARKET_IMPORTS } from './market-imports.store.ts'
import { loadUndoForGood, type LoadedUndo } from './undo-import.load.ts'

/** Undoes what can be undone of an import: changes go back first, so that new markets are empty before they go. */
export const undoMarkets = (use: Use, on: Undoing) =>
  undoImport(use, MARKET_IMPORTS, on, {
    lock: () => use(networkStore).lock(),
    load: () => loadUndoForGood(use, on.importKey),
    mayCarryOut: ({ plan }) => mayUndoMarkets(plan),
    async apply({ plan, stored }): Promise<Result<true, never>> {
      await changeMarkets(use, plan.changed, stored, todayIn(DEFAULT_TIME_ZONE, on.now))
      await use(networkStore).remove(plan.removed.map(({ key }) => key))
      return accept(true)
    },
  })

/** The keys of all markets that went or went back. */
export const marketsOf = ({ plan }: Pick<LoadedUndo, 'plan'>): number[] => [
  ...plan.removed.map(({ key }) => key),
  ...plan.changed.map(({ market }) => market.key),
]
