import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface StepTitleProps {
  intro?: ReactNode
  children: string
}

/** What the step is called, below the name of the campaign: the keyboard goes on from here, not from the top. */
export function StepTitle({ intro, children }: StepTitleProps) {
  return (
    <Box sx={{ mb: 5 }}>
      <Typography variant="h2" tabIndex={-1} data-work-begins sx={{ outline: 'none' }}>
        {children}
      </Typography>
      {intro && (
        <Typography component="div" sx={{ mt: 1, maxWidth: '72ch', color: 'text.secondary' }}>
          {intro}
        </Typography>
      )}
    </Box>
  )
}
