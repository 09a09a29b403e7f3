import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { campaignStatusLabels } from '@marquee/rules/campaigns'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { builderPath } from '../../../app/paths.ts'
import { Section } from '../../../ui/page/index.ts'
import { ErrorState, TextSkeleton } from '../../../ui/states/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import type { CampaignSummary } from './answers.ts'
import { campaignTexts as texts } from './texts.ts'

const MOST_SHOWN = 10

/** The campaigns that this market has made from the template, the latest first. */
export function CampaignsPart({ templateKey }: { templateKey: number }) {
  const { permissions } = useUserState()
  const mayRead = permissions.includes('CAN_READ_CAMPAIGNS')
  const asked = useOperation(
    api.campaigns.search,
    {
      query: {},
      body: { criteria: { templateKeys: [templateKey], isWhole: true }, size: MOST_SHOWN },
    },
    { enabled: mayRead },
  )
  const { response, status, error, retry, isRefreshing } = asked
  if (!mayRead || response?.totalElements === 0) return null
  return (
    <Section title={texts.title} framed>
      {status === 'loading' && <TextSkeleton />}
      {status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {response?.campaigns.map((campaign) => (
          <Row key={campaign.key} campaign={campaign} />
        ))}
      </Box>
      {response && response.totalElements > MOST_SHOWN && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {texts.more(response.totalElements - MOST_SHOWN)}
        </Typography>
      )}
    </Section>
  )
}

function Row({ campaign }: { campaign: CampaignSummary }) {
  const { key, name, status, market, deploymentDate } = campaign
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={builderPath(key, 'details')}>
          {name}
        </Link>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[market.name, deploymentDate && texts.mailed(showDate(deploymentDate))]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Chip label={campaignStatusLabels[status]} />
    </Box>
  )
}
