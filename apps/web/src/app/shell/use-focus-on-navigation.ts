import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_ID } from './skip-link.tsx'

/**
 * Moves to the heading of a screen when it is opened, so that it is read out and Tab starts there.
 * While the product is covered it cannot be moved to, so that is done when the cover is taken off.
 */
export function useFocusOnNavigation(isCovered: boolean): void {
  const { pathname } = useLocation()
  // Where the page was loaded the browser's own start is the right one.
  const seen = useRef({ pathname, isCovered })
  useEffect(() => {
    const { pathname: before, isCovered: wasCovered } = seen.current
    seen.current = { pathname, isCovered }
    if (!isCovered && (wasCovered || before !== pathname)) focusHeading()
  }, [pathname, isCovered])
}

function focusHeading(): void {
  const content = document.getElementById(CONTENT_ID)
  const heading = content?.querySelector<HTMLElement>('h1') ?? content
  heading?.focus({ preventScroll: true })
}
