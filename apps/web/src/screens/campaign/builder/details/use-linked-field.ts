import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { focusField } from '../../../../ui/form/index.ts'

/** Gives focus to the field that a link names, as soon as it is there. */
export function useLinkedField(around: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation()
  const field = (state as { field?: unknown } | null)?.field
  const followed = useRef<string>(undefined)
  // After each render: what it leads to may have to be loaded first.
  useEffect(() => {
    const { current } = around
    if (!current || typeof field !== 'string' || field === '' || followed.current === key) return
    if (focusField(current, field)) followed.current = key
  })
}
