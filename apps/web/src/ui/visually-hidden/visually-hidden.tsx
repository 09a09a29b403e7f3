import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const sx = {
  position: 'absolute',
  width: '0.0625rem',
  height: '0.0625rem',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** Only for those who hear the page. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Box component="span" id={id} sx={sx}>
      {children}
    </Box>
  )
}
