import Box from '@mui/material/Box'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface CellContentProps {
  /** The cell has the grid's focus. */
  hasFocus: boolean
  children?: ReactNode
}

/**
 * Buttons and links are reached by their cell: the arrow keys go there, and Tab stops once in the
 * grid instead of at each button of each row.
 */
export function CellContent({ hasFocus, children }: CellContentProps) {
  const whole = useRef<HTMLDivElement>(null)
  // After every rendering, for the content may have changed, and it does not know that it stands in a grid.
  useLayoutEffect(() => {
    const pressed = whole.current?.querySelectorAll<HTMLElement>('a[href], button') ?? []
    for (const each of pressed) each.tabIndex = hasFocus ? 0 : -1
  })
  return (
    <Box ref={whole} sx={{ display: 'contents' }}>
      {children}
    </Box>
  )
}
