import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface PartProps {
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** A part of a step under its own small heading. */
export function Part({ title, hint, children }: PartProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8 }}>
      <Typography variant="h3" id={id} sx={{ mb: hint ? 1 : 3 }}>
        {title}
      </Typography>
      {hint && <Typography sx={{ mb: 4, color: 'text.secondary' }}>{hint}</Typography>}
      {children}
    </Box>
  )
}
