import { api, useChange } from '../../../../api/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import type { MarketGroup } from '../answers.ts'
import { inParts } from './in-parts.rules.ts'
import { dealerTexts } from './texts.ts'

/** Takes dealers out of the group, in as many calls as it takes; answers whether that worked. */
export function useRemoveDealers({ key, name, hierarchyId }: MarketGroup) {
  const { notify } = useNotifications()
  const change = useChange(api.marketGroups.removeMarket, {
    refreshes: [api.marketGroups.details, api.marketGroups.list, api.marketGroups.candidates],
    selection: false,
  })
  const remove = async (keys: readonly number[]): Promise<boolean> => {
    for (const part of inParts(keys)) {
      const markets = part.map((marketId) => ({ marketId }))
      const params = { id: String(key) }
      const answer = await change.run({ params, query: { hierarchyId }, body: { markets } })
      if (!answer) return false
    }
    notify('success', dealerTexts.removed(keys.length, name))
    return true
  }
  return { remove, isRunning: change.isRunning }
}
