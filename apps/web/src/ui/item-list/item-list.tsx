import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface ItemListProps {
  /** What the items are, for those who hear the page. */
  label: string
  children: ReactNode
}

/** Items one below the other, each of which opens. */
export function ItemList({ label, children }: ItemListProps) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, mb: 4, p: 0, display: 'grid', gap: 2 }}
    >
      {children}
    </Box>
  )
}
