import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from './debounced-search-box.tsx'

/** A text once typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
