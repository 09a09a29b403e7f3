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
    return !isCovered && (wasCovered || before !== pathname) ? keepOnHeading() : undefined
  }, [pathname, isCovered])
}

/** While a screen is loaded another heading may stand there: the one in its place takes over the focus. */
function keepOnHeading(): (() => void) | undefined {
  const content = document.getElementById(CONTENT_ID)
  if (!content) return undefined
  let heading = focusHeading(content)
  const observer = new MutationObserver(() => {
    if (heading.isConnected) return
    if (document.activeElement === document.body) heading = focusHeading(content)
    else observer.disconnect()
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focusHeading(content: HTMLElement): HTMLElement {
  const heading = content.querySelector<HTMLElement>('h1') ?? content
  heading.focus({ preventScroll: true })
  return heading
}
