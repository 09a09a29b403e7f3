import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { stateTexts } from './texts.ts'

interface ErrorStateProps {
  title?: string
  /** What happened and what it means for the work. */
  children?: ReactNode
  onRetry?: () => void
  /** While the second attempt runs. */
  retrying?: boolean
}

/** Where something could not be shown. */
export function ErrorState({
  title = stateTexts.failed,
  children,
  onRetry,
  retrying,
}: ErrorStateProps) {
  return (
    <Alert severity="error">
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {children && <Typography component="div">{children}</Typography>}
      {onRetry && (
        <Button size="small" variant="outlined" onClick={onRetry} loading={retrying} sx={{ mt: 2 }}>
          {stateTexts.retry}
        </Button>
      )}
    </Alert>
  )
}
