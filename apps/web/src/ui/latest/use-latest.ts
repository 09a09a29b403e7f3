import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * The same function for as long as the component stands, which calls the newest. The grid, and
 * what is in `memo`, is drawn again whenever it is handed another function.
 */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
