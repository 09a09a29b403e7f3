import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allOf, api } from '../../../api/index.ts'
import { useNotifications } from '../../../ui/notifications/index.ts'
import { NotDecided } from '../../../ui/reason-dialog/index.ts'
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
  /** Answers which could not be decided. */
  decide: (chosen: readonly MarketLogo[], reason?: Reason) => Promise<readonly Failure[]>
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
    const failed: Failure[] = []
    let decided = 0
    await someAtOnce(inCalls(chosen), MOST_AT_ONCE, async (call) => {
      try {
        await send(call, reason)
        decided += call.logos.length
        onDecided(call.logos)
      } catch (error) {
        const { message } = error as Error
        failed.push({ ...call, message })
      }
      setProgress((now) => now && { ...now, done: now.done + call.logos.length })
    })
    await Promise.all(
      [api.marketProfiles.searchLogos, api.marketProfiles.read].map((touched) =>
        client.invalidateQueries({ queryKey: allOf(touched) }),
      ),
    )
    setProgress(undefined)
    setFailures(failed)
    const { approved, rejected } = outcomeTexts
    if (decided > 0) notify('success', (reason === undefined ? approved : rejected)(decided))
    return failed
  }
  return { decide, progress, failures, forgetFailures: () => setFailures([]) }
}

/** What is said where somebody still stands who gave a reason. */
export function notDecided(failed: readonly Failure[]): NotDecided {
  const each = failed.map(({ marketName, message }) => outcomeTexts.failure(marketName, message))
  return new NotDecided(outcomeTexts.failed(logosIn(failed)), each)
}

export const logosIn = (failed: readonly Failure[]): number =>
  failed.reduce((sum, { logos }) => sum + logos.length, 0)

function send({ marketKey, body }: DecidingCall, reason: Reason): Promise<unknown> {
  const params = { marketKey: String(marketKey) }
  const options = { selection: false }
  return reason === undefined
    ? api.marketProfiles.approveLogo({ params, body }, options)
    : api.marketProfiles.rejectLogo({ params, body: { ...body, reason } }, options)
}
