import { startTransition, useEffect, useState, type ReactNode } from 'react'

interface AfterPaintProps {
  /** What stands there before, as large as what comes. */
  before: ReactNode
  children: () => ReactNode
}

/** What takes long to draw is drawn once the rest of the screen is painted, and can be used. */
export function AfterPaint({ before, children }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame is requested before it is painted; what follows it comes after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted ? children() : before
}
