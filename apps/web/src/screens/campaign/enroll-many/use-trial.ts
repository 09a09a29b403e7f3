import { useEffect, useState } from 'react'
import { api } from '../../../api/index.ts'
import type { TriedDealer } from './answers.ts'

/** As many dealers as one call tries: so few that a person sees it get on. */
const AT_ONCE = 50

interface Trial {
  dealers: readonly TriedDealer[]
  error?: string
}

const NOTHING: Trial = { dealers: [] }

/** Who of these dealers can be enrolled, found out part by part; nothing is made. */
export function useTrial(templateKey: number, marketKeys: readonly number[] | undefined) {
  const [trial, setTrial] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const sent = marketKeys?.join(',')
  useEffect(() => {
    if (!sent) return
    const stop = new AbortController()
    const show = (now: Trial) => {
      if (!stop.signal.aborted) setTrial(now)
    }
    void tryAll(templateKey, sent.split(',').map(Number), { show, signal: stop.signal })
    return () => stop.abort()
  }, [templateKey, sent, attempt])
  const { dealers, error } = trial
  const isWhole = marketKeys !== undefined && dealers.length === marketKeys.length
  return { dealers, error, isWhole, retry: () => setAttempt(attempt + 1) }
}

interface Showing {
  show: (trial: Trial) => void
  signal: AbortSignal
}

async function tryAll(templateKey: number, keys: readonly number[], { show, signal }: Showing) {
  const dealers: TriedDealer[] = []
  show(NOTHING)
  try {
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const body = { templateKey, marketKeys: keys.slice(from, from + AT_ONCE) }
      const reply = await api.enrollments.tryOut({ body }, { signal, selection: false })
      dealers.push(...reply.dealers)
      show({ dealers: [...dealers] })
    }
  } catch (error) {
    show({ dealers, error: (error as Error).message })
  }
}
