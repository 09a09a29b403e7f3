import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/index.ts'
import type { Campaign } from './answers.ts'
import { useBuilder } from './builder.ts'

export interface Attempts {
  /** Saves, or waits for a connection first. A failure without a reason of its own gets the given text. */
  attempt: <Saved extends Campaign>(run: () => Promise<Saved>, otherwise: string) => Promise<Saved>
  /** The connection is lost: what was typed stays here and is saved once it is back. */
  isWaiting: boolean
  /** Another person saved meanwhile: the campaign as it is now. */
  stale: Campaign | undefined
  clearStale: () => void
}

/** Tries to save a part of the campaign, and knows how the try is going. */
export function useAttempts(): Attempts {
  const { reload } = useBuilder()
  const [isWaiting, onWaiting] = useState(false)
  const [stale, setStale] = useState<Campaign>()
  const signal = useSignal()
  const attempt: Attempts['attempt'] = async (run, otherwise) => {
    try {
      return await whenConnected(run, { onWaiting, signal: signal() })
    } catch (error) {
      if (isCode(error, 'campaign.changed-meanwhile')) setStale(await reload())
      // The quote or audience was made for an earlier state: the next try starts from the present one.
      if (isCode(error, 'audience.campaign-changed')) await reload()
      throw worded(error, otherwise)
    }
  }
  return { attempt, isWaiting, stale, clearStale: () => setStale(undefined) }
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

const TRY_AGAIN_MS = 5000

interface Waiting {
  /** Called when the connection is lost and when it is back. */
  onWaiting: (isWaiting: boolean) => void
  /** Ends the waiting when the step is left. */
  signal: AbortSignal
}

/** Runs something. Without a connection it waits for one and tries again. */
export async function whenConnected<Answer>(
  run: () => Promise<Answer>,
  { onWaiting, signal }: Waiting,
): Promise<Answer> {
  for (;;) {
    try {
      const answer = await run()
      onWaiting(false)
      return answer
    } catch (error) {
      if (!isUnreachable(error) || signal.aborted) {
        onWaiting(false)
        throw error
      }
      onWaiting(true)
      await backOnline(signal)
    }
  }
}

const isUnreachable = (error: unknown) =>
  error instanceof ApiError && error.code === 'network.unreachable'

/** The browser announces its network, not the server: therefore a timer tries again as well. */
function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, TRY_AGAIN_MS)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

const CLIENT_ERRORS = 400
const SERVER_ERRORS = 500

/** The failure as it is where the server gives a reason, else with this text instead of a status number. */
export function worded(error: unknown, otherwise: string): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, status, details, fields } = error
  const hasReason = status >= CLIENT_ERRORS && status < SERVER_ERRORS && code !== 'unknown'
  return hasReason ? error : new ApiError(code, otherwise, details, fields)
}
