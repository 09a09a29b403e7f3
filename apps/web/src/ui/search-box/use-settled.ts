import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from './debounced-search-box.tsx'

/** A text once typing has paused. */
export function useSettled(text: string, pauseMs = SEARCH_DEBOUNCE_MS): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
