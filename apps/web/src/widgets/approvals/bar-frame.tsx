import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What can be decided, always in sight at the bottom. */
export function BarFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        mt: 6,
        py: 3,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}
