import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../../../api/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { WrittenEmail } from '../../../../widgets/pieces/index.ts'
import { stepOf } from './columns.tsx'
import { texts } from './texts.ts'

interface KeptEmailDialogProps {
  emailKey: number
  onClose: () => void
}

const { columns } = texts

/** An email as its receiver has it, down to the wire. */
export function KeptEmailDialog({ emailKey, onClose }: KeptEmailDialogProps) {
  const query = useOperation(
    api.keptEmails.read,
    { params: { key: String(emailKey) } },
    { selection: false },
  )
  const email = query.response
  return (
    <PlainDialog
      open
      title={email?.subject ?? texts.email}
      onClose={onClose}
      width="md"
      fillsNarrow
    >
      {query.error !== undefined && <Typography role="alert">{query.error}</Typography>}
      {email && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Facts
            facts={[
              [columns.from, email.from],
              [columns.replyTo, email.replyTo],
              [columns.to, email.to],
              [columns.arrivedAt, showMoment(email.arrivedAt)],
              [columns.campaign, email.campaign.name],
              [columns.dealer, email.dealer],
              [columns.step, stepOf(email)],
            ]}
          />
          <WrittenEmail html={email.html} text={email.text} raw={email.raw} />
        </Box>
      )}
    </PlainDialog>
  )
}
