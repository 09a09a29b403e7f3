import { useState } from 'react'
import { api, useChange } from '../../../api/index.ts'
import { failedInWords, failureInWords } from '../../../widgets/approvals/index.ts'
import type { Hit } from './hit-campaign.tsx'
import { hitTexts } from './hit-texts.ts'

/** Moves campaigns to their next days; those that could not be moved are named, each with the reason. */
export function usePostpone() {
  const [failures, setFailures] = useState<readonly string[]>([])
  const change = useChange(api.approvals.postpone, {
    refreshes: [api.approvals.hit, api.approvals.count, api.approvals.search],
    fails: false,
    says: ({ results }) => {
      const moved = results.filter(({ ok }) => ok).length
      return moved > 0 ? hitTexts.moved(moved) : undefined
    },
  })
  const postpone = async (chosen: readonly Hit[]) => {
    setFailures([])
    const nameOf = (key: number) => chosen.find((one) => one.key === key)?.name ?? ''
    try {
      const { results } = await change.attempt({ body: { itemKey: chosen.map(({ key }) => key) } })
      const failed = results.flatMap((result) =>
        result.ok ? [] : [failedInWords(nameOf(result.itemKey), result)],
      )
      setFailures(failed)
    } catch (error) {
      setFailures(chosen.map(({ name }) => failureInWords(name, error)))
    }
  }
  return { postpone, isRunning: change.isRunning, failures }
}
