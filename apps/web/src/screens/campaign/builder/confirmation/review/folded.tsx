import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { reviewTexts as texts } from './texts.ts'

/** Where all stands below each other, only the top of what is high is shown until a press: the rest is reached soon. */
export function Folded({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ mb: { xs: 5, lg: 0 } }}>
      <Box sx={isOpen ? undefined : folded}>{children}</Box>
      <Button
        fullWidth
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { lg: 'none' } }}
      >
        {isOpen ? texts.fold : texts.unfold}
      </Button>
    </Box>
  )
}

const folded = {
  maxHeight: { xs: '30rem', lg: 'none' },
  overflow: { xs: 'hidden', lg: 'visible' },
  mb: 2,
  maskImage: { xs: 'linear-gradient(to bottom, black 80%, transparent)', lg: 'none' },
} as const
