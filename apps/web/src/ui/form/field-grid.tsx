import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface FieldGridProps {
  /** Two by two, as for first and last days. */
  inPairs?: boolean
  children: ReactNode
}

/** Short fields side by side where there is room for them. */
export function FieldGrid({ inPairs = false, children }: FieldGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 4,
        gridTemplateColumns: inPairs
          ? { xs: '1fr', sm: 'repeat(2, minmax(0, 20rem))' }
          : 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      {children}
    </Box>
  )
}
