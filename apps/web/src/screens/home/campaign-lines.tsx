import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { Link as RouterLink } from 'react-router'
import { builderPath } from '../../app/paths.ts'
import { StatusChip, type CampaignSummary } from '../../widgets/campaigns/index.ts'

interface CampaignLinesProps {
  campaigns: readonly CampaignSummary[]
  none: string
}

/** A few campaigns, each in a line with its mail date. */
export function CampaignLines({ campaigns, none }: CampaignLinesProps) {
  if (campaigns.length === 0) return <Typography>{none}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {campaigns.map(({ key, name, market, status, deploymentDate }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={builderPath(key, 'details')}>
              {name}
            </Link>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[market.name, deploymentDate && showDate(deploymentDate)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <StatusChip status={status} />
        </Box>
      ))}
    </Box>
  )
}
