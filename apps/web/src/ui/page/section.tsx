import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { sheet } from './sheet.ts'
import { Actions } from './page.tsx'

interface SectionProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** On a sheet of its own, with a hairline around. */
  framed?: boolean
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, description, actions, framed = false, children }: SectionProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={[
        { mb: 8 },
        framed && {
          p: { xs: 4, sm: 6 },
          ...sheet,
        },
      ]}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between', mb: 4 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {description && (
            <Typography component="div" sx={{ mt: 1, maxWidth: '72ch', color: 'text.secondary' }}>
              {description}
            </Typography>
          )}
        </Box>
        {actions && <Actions>{actions}</Actions>}
      </Box>
      {children}
    </Box>
  )
}
