import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allOf, api } from '../../../api/index.ts'
import { useNotifications } from '../../../ui/notifications/index.ts'
import { failureInWords, TOUCHED } from '../../../widgets/approvals/index.ts'
import type { CampaignSummary } from '../../../widgets/campaigns/index.ts'
import type { Act } from './several.rules.ts'
import { severalTexts as texts } from './texts.ts'

export interface SeveralFailure {
  campaign: CampaignSummary
  words: string
}

export interface Several {
  /** Answers with which campaigns it could not be done. */
  run: (
    act: Act,
    chosen: readonly CampaignSummary[],
    reason?: string,
  ) => Promise<readonly SeveralFailure[]>
  isRunning: boolean
  failures: readonly SeveralFailure[]
  forgetFailures: () => void
}

const CALLS: Readonly<
  Record<Act, (campaign: CampaignSummary, reason: string) => Promise<unknown>>
> = {
  delete: ({ key }) =>
    api.campaigns.delete({ params: { key: String(key) }, query: {} }, { selection: false }),
  cancel: ({ key }, reason) =>
    api.orders.cancel({ params: { key: String(key) }, body: { reason } }, { selection: false }),
  reorder: ({ key }) =>
    api.reorders.reorder({ params: { key: String(key) }, query: {} }, { selection: false }),
  favorite: ({ key }) =>
    api.campaigns.favorite({ params: { campaignKey: String(key) } }, { selection: false }),
}

/** Does the same with several campaigns, one after another: each has an answer of its own. */
export function useSeveral(): Several {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const [isRunning, setRunning] = useState(false)
  const [failures, setFailures] = useState<readonly SeveralFailure[]>([])
  const run: Several['run'] = async (act, chosen, reason = '') => {
    setFailures([])
    setRunning(true)
    const failed: SeveralFailure[] = []
    for (const campaign of chosen) {
      try {
        await CALLS[act](campaign, reason)
      } catch (error) {
        failed.push({ campaign, words: failureInWords(campaign.name, error) })
      }
    }
    await Promise.all(
      TOUCHED.map((touched) => client.invalidateQueries({ queryKey: allOf(touched) })),
    )
    setRunning(false)
    setFailures(failed)
    const done = chosen.length - failed.length
    if (done > 0) notify('success', texts.done[act](done))
    return failed
  }
  return { run, isRunning, failures, forgetFailures: () => setFailures([]) }
}
