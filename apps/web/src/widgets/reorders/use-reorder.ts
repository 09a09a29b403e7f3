import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, useChange } from '../../api/index.ts'
import { campaignPath } from '../../app/paths.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import { reorderTexts as texts } from './texts.ts'

interface Place {
  marketKey: number
  hierarchyId: string | null
}

/** Reorders a campaign and goes to the new draft; the caller shows a failure. */
export function useReorder(campaignKey: number) {
  const navigate = useNavigate()
  const { notify } = useNotifications()
  const [error, setError] = useState<string>()
  const options = { refreshes: [api.campaigns.search], fails: false, selection: false } as const
  const here = useChange(api.reorders.reorder, options)
  const elsewhere = useChange(api.reorders.reorderForMarket, options)
  const params = { key: String(campaignKey) }

  /** Where it lies; or for another market. */
  const reorder = async (place?: Place) => {
    try {
      const created = place
        ? await elsewhere.attempt({ params, query: queryOf(place) })
        : await here.attempt({ params, query: {} })
      notify('success', texts.made)
      await navigate(campaignPath(created.key))
    } catch (failed) {
      setError((failed as Error).message)
    }
  }
  return {
    reorder,
    isRunning: here.isRunning || elsewhere.isRunning,
    error,
    forget: () => setError(undefined),
  }
}

const queryOf = ({ marketKey, hierarchyId }: Place) => ({
  marketKey: String(marketKey),
  ...(hierarchyId !== null && { hierarchyId }),
})
