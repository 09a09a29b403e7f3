import { useEffect, useState } from 'react'

const SETTLED_MS = 1_000

/** A text for a live region: announced once it rests, not at every step on the way. */
export function useSettledText(text: string, isSettled: boolean): string {
  const [told, setTold] = useState('')
  useEffect(() => {
    if (!isSettled) return undefined
    const timer = setTimeout(() => setTold(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, isSettled])
  return told
}
