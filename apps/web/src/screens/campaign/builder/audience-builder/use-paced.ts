import { useEffect, useRef, useState } from 'react'

/** When a change is requested: at once, as often as possible while a slider moves, or after typing. */
export type Pace = 'now' | 'sliding' | 'typing'

export const AUDIENCE_DEBOUNCE_MS = 500
export const SLIDING_MS = 150

interface Paced<Value> {
  value: Value
  /** A change has not been requested yet. */
  isWaiting: boolean
}

/** Lets a value through at its pace; the newest wins. The key says whether it is another one. */
export function usePaced<Value>(value: Value, key: string, pace: Pace): Paced<Value> {
  const [through, setThrough] = useState({ key, value })
  const lastAt = useRef(-Infinity)
  useEffect(() => {
    if (key === through.key) return undefined
    const pass = () => {
      lastAt.current = performance.now()
      setThrough({ key, value })
    }
    const wait = waitOf(pace, performance.now() - lastAt.current)
    const timer = setTimeout(pass, wait)
    return () => clearTimeout(timer)
  }, [key, value, pace, through.key])
  const isThrough = pace === 'now' || key === through.key
  return { value: isThrough ? value : through.value, isWaiting: !isThrough }
}

function waitOf(pace: Pace, sinceLast: number): number {
  if (pace === 'typing') return AUDIENCE_DEBOUNCE_MS
  return pace === 'sliding' ? Math.max(0, SLIDING_MS - sinceLast) : 0
}
