import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { SearchBox } from './search-box.tsx'

/** How long typing must pause before it is taken for a question. */
export const SEARCH_DEBOUNCE_MS = 500

type DebouncedSearchBoxProps = Omit<
  ComponentProps<typeof SearchBox>,
  'value' | 'onChange' | 'onSearch' | 'onCancel'
> & {
  initial?: string
  /** Called with trimmed text, and only when it is another than before. */
  onSearch: (text: string) => void
}

/** Searches by itself when typing pauses; Enter, leaving and cancelling do not wait. */
export function DebouncedSearchBox({ initial = '', onSearch, ...box }: DebouncedSearchBoxProps) {
  const { text, change, search } = useDebouncedSearch(initial, onSearch)
  return (
    <SearchBox
      {...box}
      value={text}
      onChange={change}
      onSearch={search}
      onCancel={() => search('')}
    />
  )
}

/** A text that is held where it is typed, and searched for, trimmed, once typing has paused. */
export function useDebouncedSearch(initial: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(initial)
  const searched = useRef(initial.trim())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Filters that were chosen during the pause count too: the search uses the list as it is then.
  const latest = useRef(onSearch)
  useEffect(() => void (latest.current = onSearch), [onSearch])

  // The list may be searched for something else by another way, as by filters that were saved.
  const shown = useRef(initial)
  useEffect(() => {
    if (initial === shown.current) return
    shown.current = initial
    if (initial.trim() === searched.current) return
    clearTimeout(timer.current)
    searched.current = initial.trim()
    setText(initial)
  }, [initial])

  const search = (trimmed: string) => {
    clearTimeout(timer.current)
    if (trimmed === searched.current) return
    searched.current = trimmed
    latest.current(trimmed)
  }
  const change = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed.trim()), SEARCH_DEBOUNCE_MS)
  }
  return { text, change, search }
}

/** A text once typing has paused. */
export function useDebounced(text: string, pauseMs = SEARCH_DEBOUNCE_MS): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return debounced
}
