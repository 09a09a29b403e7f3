import { useQueryClient } from '@tanstack/react-query'
import { allOf, api, useChange } from '../../../../api/index.ts'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import type { MarketGroup } from '../answers.ts'

/** Says who may choose the group for a campaign; answers whether that worked. */
export function useSetUsers({ key, hierarchyId, version }: MarketGroup) {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const change = useChange(api.marketGroups.setUsers, {
    refreshes: [api.marketGroups.details, api.marketGroups.list],
    selection: false,
  })
  const set = async (keys: readonly number[], success: string): Promise<boolean> => {
    const users = keys.map((each) => ({ key: each }))
    const params = { id: String(key) }
    const answer = await change.run({ params, query: { hierarchyId }, body: { users, version } })
    if (answer) notify('success', success)
    // Another person may have been faster: their change is shown, and can be changed next.
    else await client.invalidateQueries({ queryKey: allOf(api.marketGroups.details) })
    return answer !== undefined
  }
  return { set, isRunning: change.isRunning }
}
