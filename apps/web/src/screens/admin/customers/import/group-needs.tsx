import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'
import { mappingTexts } from './texts.ts'

interface GroupNeedsProps {
  isMet: boolean | undefined
  children: ReactNode
}

/** What cannot be missing, and whether it is there. */
export function GroupNeeds({ isMet, children }: GroupNeedsProps) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {children}
      <Chip
        component="span"
        label={isMet ? mappingTexts.met : mappingTexts.unmet}
        color={isMet ? 'success' : 'warning'}
      />
    </Box>
  )
}
