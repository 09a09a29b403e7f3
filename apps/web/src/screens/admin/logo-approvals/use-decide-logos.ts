import { LOGO_TYPES } from '@marquee/rules/market-profiles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allOf, api } from '../../../api/index.ts'
import { useNotifications } from '../../../ui/notifications/index.ts'
import { NotDecided } from '../../../ui/reason-dialog/index.ts'
import { outcomeTexts } from './texts.ts'
import type { MarketLogo } from './use-logos.ts'

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

/** Decides about many logos, market by market; failures are collected, to be named. */
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
      [api.marketProfiles.searchLogos, api.marketProfiles.read, api.pieces.dealer].map((touched) =>
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

/** The failures as an error for the dialog in which the reason was given. */
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

interface DecidingCall {
  marketKey: number
  marketName: string
  logos: readonly MarketLogo[]
  body: { assetType?: MarketLogo['assetType']; hash?: string }
}

/**
 * One call for each market. Of each type one logo waits at most, so where all types are chosen that
 * is all that waits, and the call names none of them. One that is chosen by itself is named with its
 * picture: another that waits, or was handed in meanwhile, is left alone.
 */
export function inCalls(chosen: readonly MarketLogo[]): DecidingCall[] {
  const marketKeys = [...new Set(chosen.map(({ market }) => market.key))]
  return marketKeys.map((marketKey) => {
    const logos = chosen.filter(({ market }) => market.key === marketKey)
    const [first] = logos as [MarketLogo]
    const isAll = logos.length === LOGO_TYPES.length
    const body = isAll ? {} : { assetType: first.assetType, hash: first.image.hash }
    return { marketKey, marketName: first.market.name, logos, body }
  })
}

/** Does the same with each item, but with no more than so many at the same time. */
export async function someAtOnce<Item>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: most }, work))
}
