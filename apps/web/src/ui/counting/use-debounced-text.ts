import { useEffect, useState } from 'react'

const PAUSE_MS = 1_000

/** A text for a live region: announced once it rests, not at every step on the way. */
export function useDebouncedText(text: string, isFinal: boolean): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (!isFinal) return undefined
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isFinal])
  return announced
}
