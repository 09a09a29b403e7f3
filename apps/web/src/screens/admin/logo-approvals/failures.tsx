import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { outcomeTexts } from './texts.ts'
import { logosIn, type Deciding } from './use-decide-logos.ts'

interface FailuresProps extends Pick<Deciding, 'failures'> {
  onClose: () => void
}

/** Which decisions failed, each with its market and why. */
export function Failures({ failures, onClose }: FailuresProps) {
  const count = logosIn(failures)
  return (
    <div role="alert">
      {count > 0 && (
        <Alert
          severity="error"
          role="presentation"
          onClose={onClose}
          slotProps={{ closeButton: { 'aria-label': outcomeTexts.close, title: '' } }}
          sx={{ mb: 4 }}
        >
          <Typography variant="subtitle2">{outcomeTexts.failed(count)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {failures.map(({ marketKey, marketName, message }) => (
              <li key={marketKey}>{outcomeTexts.failure(marketName, message)}</li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  )
}
