import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allOf, api, ApiError } from '../../api/index.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import { NotDecided } from '../../ui/reason-dialog/index.ts'
import { failedInWords, failureInWords, TOUCHED } from '../../widgets/approvals/index.ts'
import type { Waiting } from './answers.ts'
import { inCalls, type DecidingCall } from './decisions.rules.ts'
import { outcomeTexts } from './texts.ts'

export interface Failure {
  campaign: Waiting
  words: string
  /** It is not any more what was looked at: it has to be chosen again. */
  isChanged: boolean
}

export interface Deciding {
  /** Without a reason they are approved. Answers which could not be decided. */
  decide: (chosen: readonly Waiting[], reason?: string) => Promise<readonly Failure[]>
  isDeciding: boolean
  failures: readonly Failure[]
  forgetFailures: () => void
}

/** Decides about several campaigns at once, and lists those that failed. */
export function useDecide(): Deciding {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const [isDeciding, setDeciding] = useState(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const decide = async (chosen: readonly Waiting[], reason?: string) => {
    setFailures([])
    setDeciding(true)
    const calls = inCalls(chosen, reason)
    const failed = (await Promise.all(calls.map(failuresOf))).flat()
    await Promise.all(
      TOUCHED.map((touched) => client.invalidateQueries({ queryKey: allOf(touched) })),
    )
    setDeciding(false)
    setFailures(failed)
    const decided = chosen.filter(({ key }) => !failed.some(({ campaign }) => campaign.key === key))
    const say = reason === undefined ? outcomeTexts.approved : outcomeTexts.rejected
    if (decided.length > 0) notify('success', say(decided.length))
    return failed
  }
  return { decide, isDeciding, failures, forgetFailures: () => setFailures([]) }
}

/** The error that the dialog shows while it stays open with the reason. */
export const notDecided = (failed: readonly Failure[]): NotDecided =>
  new NotDecided(
    outcomeTexts.failed(failed.length),
    failed.map(({ words }) => words),
  )

const CHANGED: ReadonlySet<string> = new Set(['order.content-changed', 'order.recipients-gone'])

/** A call about one campaign fails as a whole; a call about several answers for each. */
async function failuresOf({ verb, campaigns, keys, body }: DecidingCall): Promise<Failure[]> {
  try {
    const { results } = await api.approvals[verb]({ body }, { selection: false })
    return results.flatMap((result) => {
      const campaign = campaigns[keys.indexOf(result.itemKey)]
      if (result.ok || !campaign) return []
      const isChanged = CHANGED.has(result.code)
      return [{ campaign, words: failedInWords(campaign.name, result), isChanged }]
    })
  } catch (error) {
    const isChanged = error instanceof ApiError && CHANGED.has(error.code)
    return campaigns.map((campaign) => ({
      campaign,
      words: failureInWords(campaign.name, error),
      isChanged,
    }))
  }
}
