import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/index.ts'
import type { Campaign } from './answers.ts'
import { useBuilder } from './builder.ts'
import { whenConnected } from './when-connected.ts'
import { worded } from './worded.ts'

export interface Attempts {
  /** Saves; without a connection as soon as there is one. What fails without a reason says the other words. */
  attempt: (run: () => Promise<Campaign>, otherwise: string) => Promise<Campaign>
  /** The connection is lost: what was typed is kept and saved once it is back. */
  isWaiting: boolean
  /** Somebody else saved meanwhile: the campaign as it is now. */
  stale: Campaign | undefined
  settleStale: () => void
}

/** Tries to save a part of the campaign, and tells how that stands. */
export function useAttempts(): Attempts {
  const { reload } = useBuilder()
  const [isWaiting, onWaiting] = useState(false)
  const [stale, setStale] = useState<Campaign>()
  const signal = useSignal()
  const attempt = async (run: () => Promise<Campaign>, otherwise: string): Promise<Campaign> => {
    try {
      return await whenConnected(run, { onWaiting, signal: signal() })
    } catch (error) {
      if (isCode(error, 'campaign.changed-meanwhile')) setStale(await reload())
      // What it was counted for is another campaign now: the next try begins with that.
      if (isCode(error, 'audience.campaign-changed')) await reload()
      throw worded(error, otherwise)
    }
  }
  return { attempt, isWaiting, stale, settleStale: () => setStale(undefined) }
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** Aborted when the step is left. */
function useSignal(): () => AbortSignal {
  const controller = useRef(new AbortController())
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  return () => controller.current.signal
}
