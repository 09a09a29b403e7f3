import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface FailuresProps {
  title: string
  failures: readonly { key: number; words: string }[]
  onClose: () => void
}

/** Of many things done at once, which failed, each with its name and why; heard as well as seen. */
export function Failures({ title, failures, onClose }: FailuresProps) {
  return (
    <div role="alert">
      {failures.length > 0 && (
        <Alert
          severity="error"
          role="presentation"
          onClose={onClose}
          slotProps={{ closeButton: { 'aria-label': texts.close, title: '' } }}
          sx={{ mb: 4 }}
        >
          <Typography variant="subtitle2">{title}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {failures.map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  )
}

const texts = { close: 'Close' } as const
