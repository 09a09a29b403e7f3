import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allOf, api } from '../../../api/index.ts'
import { useNotifications } from '../../../ui/notifications/index.ts'
import type { MarketLogo } from './answers.ts'
import { inCalls, type DecidingCall } from './in-calls.rules.ts'
import { someAtOnce } from './some-at-once.ts'
import { outcomeTexts } from './texts.ts'

const MOST_AT_ONCE = 3

export interface Failure extends DecidingCall {
  message: string
}

/** A rejection has a reason, an approval none. */
type Reason = string | undefined

export interface Deciding {
  /** Answers how many were decided. */
  decide: (chosen: readonly MarketLogo[], reason?: Reason) => Promise<number>
  progress: { done: number; total: number } | undefined
  failures: readonly Failure[]
  forgetFailures: () => void
}

/** Decides about many logos, market by market; what failed is kept, to be named. */
export function useDecideLogos(onDecided: (logos: readonly MarketLogo[]) => void): Deciding {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const [progress, setProgress] = useState<Deciding['progress']>()
  const [failures, setFailures] = useState<Failure[]>([])

  const decide = async (chosen: readonly MarketLogo[], reason: Reason) => {
    setFailures([])
    setProgress({ done: 0, total: chosen.length })
    let decided = 0
    await someAtOnce(inCalls(chosen), MOST_AT_ONCE, async (call) => {
      try {
        await send(call, reason)
        decided += call.logos.length
        onDecided(call.logos)
      } catch (error) {
        const { message } = error as Error
        setFailures((now) => [...now, { ...call, message }])
      }
      setProgress((now) => now && { ...now, done: now.done + call.logos.length })
    })
    await Promise.all(
      [api.marketProfiles.searchLogos, api.marketProfiles.read].map((touched) =>
        client.invalidateQueries({ queryKey: allOf(touched) }),
      ),
    )
    setProgress(undefined)
    const { approved, rejected } = outcomeTexts
    if (decided > 0) notify('success', (reason === undefined ? approved : rejected)(decided))
    return decided
  }
  return { decide, progress, failures, forgetFailures: () => setFailures([]) }
}

function send({ marketKey, body }: DecidingCall, reason: Reason): Promise<unknown> {
  const params = { marketKey: String(marketKey) }
  const options = { selection: false }
  return reason === undefined
    ? api.marketProfiles.approveLogo({ params, body }, options)
    : api.marketProfiles.rejectLogo({ params, body: { ...body, reason } }, options)
}
