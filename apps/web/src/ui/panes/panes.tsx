import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { PaneRail } from './pane-rail.tsx'
import { PaneSelect } from './pane-select.tsx'
import type { PanesProps } from './pane.ts'

/** A long form in parts, of which one is shown: all of them beside it, or above where it is narrow. */
export function Panes<Id extends string>({
  children,
  ...props
}: PanesProps<Id> & { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: '5rem' }}>
        <PaneRail {...props} />
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <PaneSelect {...props} />
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
