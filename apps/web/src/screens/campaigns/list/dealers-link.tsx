import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { campaignsPath } from '../../../app/paths.ts'
import type { CampaignSummary } from '../../../widgets/campaigns/index.ts'
import { texts } from './texts.ts'

/** A metro campaign stands in one row for all of its dealers; this leads to their parts of it. */
export function DealersLink({ campaign }: { campaign: CampaignSummary }) {
  const { key, name, dealerCount } = campaign
  if (!dealerCount) return null
  return (
    <Link
      component={RouterLink}
      to={campaignsPath({ of: String(key) })}
      state={`dealers of ${key}`}
      aria-label={texts.dealersWith(dealerCount, name)}
      sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {texts.dealers(dealerCount)}
    </Link>
  )
}
