import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useBuilder } from '../builder.ts'
import { MissingLinks } from '../missing-links.tsx'
import { texts } from './texts.ts'

/** What stands between the campaign and its order. */
export function MissingPart() {
  const { flow } = useBuilder()
  if (flow.missing.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 6 }}>
      <Typography variant="subtitle2">{texts.missing}</Typography>
      <Box sx={{ mt: 1 }}>
        <MissingLinks missing={flow.missing} />
      </Box>
    </Alert>
  )
}
