import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { outcomeTexts } from './texts.ts'
import type { Deciding } from './use-decide.ts'

interface FailuresProps extends Pick<Deciding, 'failures'> {
  onClose: () => void
}

/** Which decisions failed, each with its campaign and why. */
export function Failures({ failures, onClose }: FailuresProps) {
  return (
    <div role="alert">
      {failures.length > 0 && (
        <Alert
          severity="error"
          role="presentation"
          onClose={onClose}
          slotProps={{ closeButton: { 'aria-label': outcomeTexts.close, title: '' } }}
          sx={{ mb: 4 }}
        >
          <Typography variant="subtitle2">{outcomeTexts.failed(failures.length)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {failures.map(({ campaign, words }) => (
              <li key={campaign.key}>{words}</li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  )
}
