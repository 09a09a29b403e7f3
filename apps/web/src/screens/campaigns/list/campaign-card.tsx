import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { showMoney } from '@marquee/rules/money'
import { categoryNames } from '@marquee/rules/templates'
import { Link as RouterLink } from 'react-router'
import { builderPath } from '../../../app/paths.ts'
import {
  FavoriteButton,
  StatusChip,
  type CampaignSummary,
} from '../../../widgets/campaigns/index.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { DealersLink } from './dealers-link.tsx'
import { texts } from './texts.ts'

/** A row of the list, where the screen is too narrow for one. */
export function CampaignCard({ campaign }: { campaign: CampaignSummary }) {
  const { key, name, status, category, market, deploymentDate, audience } = campaign
  const reach = audience && `${texts.pieces(audience.pieces)}, ${showMoney(audience.estimatedCost)}`
  return (
    <Card component="li" sx={{ p: 4, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={builderPath(key, 'details')}>
            {name}
          </Link>
        </Typography>
        <FavoriteButton campaign={campaign} />
        <CampaignActions campaign={campaign} />
      </Box>
      <div>
        <StatusChip status={status} />
      </div>
      <Typography sx={{ color: 'text.secondary' }}>
        {[market.name, categoryNames[category].name].join(' · ')}
        {campaign.dealerCount ? ' · ' : ''}
        <DealersLink campaign={campaign} />
      </Typography>
      <Typography>
        {[deploymentDate ? texts.mailedOn(showDate(deploymentDate)) : texts.noDate, reach]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Card>
  )
}
