import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface StepTitleProps {
  intro?: ReactNode
  children: string
}

/** What the step is called, below the name of the campaign. */
export function StepTitle({ intro, children }: StepTitleProps) {
  return (
    <Box sx={{ mb: 5 }}>
      <Typography variant="h2">{children}</Typography>
      {intro && (
        <Typography component="div" sx={{ mt: 1, maxWidth: '72ch', color: 'text.secondary' }}>
          {intro}
        </Typography>
      )}
    </Box>
  )
}
