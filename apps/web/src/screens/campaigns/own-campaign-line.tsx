import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { builderPath } from '../../app/paths.ts'
import { StatusChip, type CampaignSummary } from '../../widgets/campaigns/index.ts'
import { ownCampaign } from './own-campaign.rules.ts'
import { cardTexts } from './texts.ts'

/** The campaign that was started from a template already; the rest of its card leads to the template. */
export function OwnCampaignLine({ campaigns }: { campaigns: readonly CampaignSummary[] }) {
  const own = ownCampaign(campaigns)
  if (!own) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Link
        component={RouterLink}
        to={builderPath(own.key, 'details')}
        sx={{ position: 'relative', zIndex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {own.status === 'DRAFT' ? cardTexts.goOn(own.name) : cardTexts.see(own.name)}
      </Link>
      <StatusChip status={own.status} />
    </Box>
  )
}
