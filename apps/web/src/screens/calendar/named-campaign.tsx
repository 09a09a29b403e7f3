import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { campaignPath } from '../../app/paths.ts'

interface NamedCampaignProps {
  campaign: { key: number; name: string }
  /** In a line below its name; those that say nothing are left out. */
  facts: readonly (string | false | null)[]
}

/** A campaign in a line of the calendar, with the way to it. */
export function NamedCampaign({ campaign: { key, name }, facts }: NamedCampaignProps) {
  return (
    <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={campaignPath(key)}>
        {name}
      </Link>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
