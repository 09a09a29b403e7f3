import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { useId } from 'react'
import { useAudience } from './audience.ts'
import { ChannelsTable } from './channels-table.tsx'
import { Headline } from './headline.tsx'
import { WhoIsThis } from './members/who-is-this.tsx'
import { outcomeTexts, texts } from './texts.ts'
import { Waterfall } from './waterfall.tsx'

interface OutcomeProps {
  /** Why the numbers are not those of what is chosen. */
  error: string | undefined
  onRetry: () => void
}

/** What the choices come to: how many, for how much, by which way, and why not the others. */
export function Outcome({ error, onRetry }: OutcomeProps) {
  const { breakdown } = useAudience()
  const id = useId()
  const { asOf } = breakdown.dataStamp
  return (
    <Box component="section" aria-labelledby={id} sx={sheet}>
      <Typography variant="h3" id={id}>
        {outcomeTexts.title}
      </Typography>
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 3 }}
          action={
            <Button size="small" onClick={onRetry}>
              {texts.again}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      <Headline />
      <Box sx={{ mt: 6 }}>
        <ChannelsTable />
        <Waterfall />
        <WhoIsThis />
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 6, color: 'text.secondary' }}>
        <strong>{asOf ? texts.asOf(showDate(asOf)) : texts.noStamp}</strong> {texts.help}
      </Typography>
    </Box>
  )
}

const sheet = {
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
