import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CalendarDate } from '@marquee/rules/calendar'
import { api, useOperation } from '../../../api/index.ts'
import { HitCampaign } from './hit-campaign.tsx'
import { hitTexts } from './hit-texts.ts'

interface ClosingWarningProps {
  date: CalendarDate
  hierarchyId: string | null
}

const MOST_NAMED = 5

/** Which campaigns closing the day would hit, before it is closed. */
export function ClosingWarning({ date, hierarchyId }: ClosingWarningProps) {
  const query = { date, ...(hierarchyId !== null && { hierarchyId }) }
  const asked = useOperation(api.approvals.hit, { query }, { selection: false })
  const { campaigns = [], totalElements = 0 } = asked.response ?? {}
  const more = totalElements - MOST_NAMED
  return (
    <Box role="status" sx={{ mt: 4 }}>
      {asked.status === 'loading' && <Typography>{hitTexts.checking}</Typography>}
      {asked.status === 'failed' && <Typography>{hitTexts.checkFailed}</Typography>}
      {asked.response && totalElements === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{hitTexts.none}</Typography>
      )}
      {totalElements > 0 && (
        <Alert severity="warning" role="presentation">
          <Typography variant="subtitle2">{hitTexts.hits(totalElements)}</Typography>
          <Typography>{hitTexts.afterwards}</Typography>
          <Box component="ul" sx={{ mt: 3, mb: 0, pl: 4, display: 'grid', gap: 2 }}>
            {campaigns.slice(0, MOST_NAMED).map((campaign) => (
              <li key={campaign.key}>
                <HitCampaign campaign={campaign} />
              </li>
            ))}
          </Box>
          {more > 0 && <Typography sx={{ mt: 2 }}>{hitTexts.more(more)}</Typography>}
        </Alert>
      )}
    </Box>
  )
}
