import Chip from '@mui/material/Chip'
import { campaignStatusLabels, type CampaignStatus } from '@marquee/rules/campaigns'

const colors: Readonly<Partial<Record<CampaignStatus, 'success' | 'warning' | 'info' | 'error'>>> =
  {
    SUBMITTED: 'info',
    ACKNOWLEDGED: 'info',
    APPROVED: 'success',
    ACTIVE: 'success',
    CANCEL_REQUESTED: 'warning',
  }

export function StatusChip({ status }: { status: CampaignStatus }) {
  return (
    <Chip size="small" label={campaignStatusLabels[status]} color={colors[status] ?? 'default'} />
  )
}
