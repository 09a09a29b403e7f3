import Chip from '@mui/material/Chip'
import { campaignStatusLabels, type CampaignStatus } from '@marquee/rules/campaigns'

const colors: Readonly<Record<CampaignStatus, 'default' | 'success' | 'warning' | 'info'>> = {
  DRAFT: 'default',
  SUBMITTED: 'info',
  ACKNOWLEDGED: 'info',
  APPROVED: 'success',
  ACTIVE: 'success',
  COMPLETED: 'default',
  CANCEL_REQUESTED: 'warning',
  CANCELLED: 'default',
  BULKREORDER: 'default',
  RESERVED: 'default',
}

export function StatusChip({ status }: { status: CampaignStatus }) {
  return (
    <Chip size="small" label={campaignStatusLabels[status]} color={colors[status]} sx={wraps} />
  )
}

/** Where it is narrow, as on a day of the calendar, a long status takes two lines. */
const wraps = {
  height: 'auto',
  minHeight: '1.5rem',
  '& .MuiChip-label': { whiteSpace: 'normal', lineHeight: 1.3 },
} as const
