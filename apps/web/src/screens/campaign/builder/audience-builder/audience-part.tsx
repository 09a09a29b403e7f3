import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface AudiencePartProps {
  title: string
  /** Beside the title: how it stands, or what can be done with all of it. */
  aside?: ReactNode
  children: ReactNode
}

/** A group of choices, or of figures, under its own small heading. */
export function AudiencePart({ title, aside, children }: AudiencePartProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + section': { mt: 6 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2, minHeight: '1.5rem' }}>
        <Typography variant="h4" component="h3" id={id} sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  )
}
