import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** One of several below each other, apart by a rule: what it is, and at its end what can be done or how it stands. */
export function Line({ children }: { children: ReactNode }) {
  return (
    <Box component="li" sx={line}>
      {children}
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
