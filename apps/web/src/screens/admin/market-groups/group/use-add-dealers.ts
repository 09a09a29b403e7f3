import { api, useChange } from '../../../../api/index.ts'
import type { Choice } from '../../../../ui/grid/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import type { GroupDealer, MarketGroup } from '../answers.ts'
import { inParts } from './in-parts.rules.ts'
import { addTexts } from './texts.ts'

/** Adds what is chosen, in as many calls as it takes; adding a dealer twice does no harm. */
export function useAddDealers(group: MarketGroup) {
  const { notify } = useNotifications()
  const change = useChange(api.marketGroups.addDealers, {
    refreshes: [api.marketGroups.details, api.marketGroups.list, api.marketGroups.candidates],
    fails: false,
    selection: false,
  })
  const params = { id: String(group.key) }
  const { hierarchyId } = group

  const add = async ({ named, all }: Choice<GroupDealer>) => {
    let after = group
    if (all) {
      const criteria = all.text ? { text: all.text } : {}
      const excludedMarketIds = [...all.except].map(Number)
      const query = { hierarchyId, isSelectAll: 'true' } as const
      after = await change.attempt({ params, query, body: { criteria, excludedMarketIds } })
    }
    for (const part of inParts([...named.keys()])) {
      const markets = part.map((id) => ({ marketId: Number(id) }))
      after = await change.attempt({ params, query: { hierarchyId }, body: { markets } })
    }
    notify('success', addTexts.added(after.marketCount - group.marketCount, group.name))
  }
  return { add, error: change.error, isRunning: change.isRunning }
}
