import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { lastRejection } from '@marquee/rules/approvals'
import { api, useOperation } from '../../api/index.ts'
import { showMoment } from '../calendar/index.ts'
import { rejectedTexts as texts } from './texts.ts'

/** Of a draft that came back: by whom, and what is to be done better. */
export function RejectedNote({ campaignKey }: { campaignKey: number }) {
  const params = { key: String(campaignKey) }
  const { response } = useOperation(api.approvals.timeline, { params }, { selection: false })
  const rejection = lastRejection(response?.events ?? [])
  if (!rejection) return null
  const { by, at, words } = rejection
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      <Typography variant="subtitle2" component="p">
        {texts.title(by, showMoment(at))}
      </Typography>
      {words && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      )}
    </Alert>
  )
}
