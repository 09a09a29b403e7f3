import Box from '@mui/material/Box'
import { useEffect, useRef, useState, type ReactNode } from 'react'

interface WhenSeenProps {
  /** What stands there before, as large as what comes. */
  before: ReactNode
  /** Is only made once its place is near the window. */
  children: () => ReactNode
}

const NEAR = '25% 0%'

/** What costs something to draw is drawn when it comes near the visible part of the page, and stays. */
export function WhenSeen({ before, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return <Box ref={place}>{isSeen ? children() : before}</Box>
}
