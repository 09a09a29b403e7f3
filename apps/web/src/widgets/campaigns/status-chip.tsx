import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { campaignStatusLabels, type CampaignStatus } from '@marquee/rules/campaigns'
import { statusTexts } from './texts.ts'

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

interface StatusChipProps {
  status: CampaignStatus
  /** A draft that was rejected, and not submitted since. */
  isSentBack?: boolean
}

export function StatusChip({ status, isSentBack = false }: StatusChipProps) {
  const chip = (
    <Chip size="small" label={campaignStatusLabels[status]} color={colors[status]} sx={wraps} />
  )
  if (!isSentBack) return chip
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {chip}
      <Chip size="small" label={statusTexts.sentBack} color="error" variant="outlined" />
    </Box>
  )
}

/** Where it is narrow, as on a day of the calendar, a long status takes two lines. */
const wraps = {
  height: 'auto',
  minHeight: '1.5rem',
  '& .MuiChip-label': { whiteSpace: 'normal', lineHeight: 1.3 },
} as const
