import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** What to do next, in a sentence. */
  children?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
}

/** Where there is nothing yet: says so, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        px: 6,
        py: 10,
        textAlign: 'center',
        border: 1,
        borderColor: 'divider',
        borderStyle: 'dashed',
        borderRadius: 1,
      }}
    >
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children && (
        <Typography
          component="div"
          sx={{ mt: 1, mx: 'auto', maxWidth: '56ch', color: 'text.secondary' }}
        >
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 4 }}>{action}</Box>}
    </Box>
  )
}
