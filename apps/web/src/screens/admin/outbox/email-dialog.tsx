import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../../api/index.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { EmailFrame } from '../../../widgets/pieces/index.ts'
import { stateNames, texts } from './texts.ts'

interface EmailDialogProps {
  emailKey: number
  onClose: () => void
}

const WIDTH = 640

/** An email as it was written: how mail programs show it, and as text. */
export function EmailDialog({ emailKey, onClose }: EmailDialogProps) {
  const asked = useOperation(
    api.outbox.read,
    { params: { key: String(emailKey) } },
    { selection: false },
  )
  const email = asked.response
  return (
    <PlainDialog
      open
      title={email?.subject ?? texts.email}
      onClose={onClose}
      width="md"
      fillsNarrow
    >
      {asked.error !== undefined && <Typography role="alert">{asked.error}</Typography>}
      {email && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Facts
            facts={[
              [texts.columns.to, email.to],
              [texts.columns.state, stateNames[email.state]],
              [texts.columns.madeAt, showMoment(email.madeAt)],
              [texts.settledAt, email.settledAt && showMoment(email.settledAt)],
              [texts.columns.answer, email.answer],
            ]}
          />
          <EmailFrame html={email.html} title={texts.asShown} width={WIDTH} />
          <Box component="pre" tabIndex={0} role="region" aria-label={texts.asText} sx={plain}>
            {email.text}
          </Box>
        </Box>
      )}
    </PlainDialog>
  )
}

const plain = {
  m: 0,
  p: 4,
  borderRadius: 1,
  bgcolor: 'background.sunken',
  typography: 'body2',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
