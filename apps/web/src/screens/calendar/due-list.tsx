import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { cappedMonth } from '@marquee/rules/audience'
import { CAMPAIGN_STATUSES, campaignPhases } from '@marquee/rules/campaigns'
import { showCount } from '@marquee/rules/money'
import { CATEGORIES, categoryNames, isSetOff } from '@marquee/rules/templates'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { campaignsPath } from '../../app/paths.ts'
import { Line } from '../../ui/line/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ErrorState } from '../../ui/states/index.ts'
import { StatusChip, type CampaignSummary } from '../../widgets/campaigns/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { NamedCampaign } from './named-campaign.tsx'
import { texts } from './texts.ts'
import type { CalendarFilters } from './use-calendar-month.ts'

const MOST_SHOWN = 5

/** What is on no day of a calendar, because it is sent when it is due for a customer, all year round. */
export function DueList({ filters }: { filters: CalendarFilters }) {
  const { selectedUserLevel } = useUserState()
  const query = useOperation(
    api.campaigns.search,
    {
      query: { selectedUserLevel },
      body: { criteria: criteriaOf(filters), page: 0, size: MOST_SHOWN },
    },
    { keepsPrevious: true, enabled: mayBeDue(filters) },
  )
  const { response, status, error, retry, isRefreshing } = query
  if (!mayBeDue(filters)) return null
  if (status === 'failed') {
    return (
      <Box sx={{ mt: 6 }}>
        <ErrorState title={texts.dueFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      </Box>
    )
  }
  if (!response || response.totalElements === 0) return null
  const { campaigns, totalElements } = response
  return (
    <Box sx={{ mt: 6 }}>
      <Section title={texts.due} framed>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{texts.dueWhy}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {campaigns.map((campaign) => (
            <DueLine key={campaign.key} campaign={campaign} />
          ))}
        </Box>
        {totalElements > campaigns.length && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mt: 3 }}>
            {SET_OFF.map((category) => (
              <Link key={category} component={RouterLink} to={campaignsPath({ category })}>
                {texts.allOf(categoryNames[category].name)}
              </Link>
            ))}
          </Box>
        )}
      </Section>
    </Box>
  )
}

function DueLine({ campaign }: { campaign: CampaignSummary }) {
  const { status, market, category, monthly, monthlyCap } = campaign
  const month = monthly && cappedMonth(monthly, monthlyCap)
  const facts = [
    market.name,
    categoryNames[category].name,
    month && texts.aMonth(showCount(month.households), month.isMost),
  ]
  return (
    <Line>
      <NamedCampaign campaign={campaign} facts={facts} />
      <StatusChip status={status} />
    </Line>
  )
}

const GOING_ON = CAMPAIGN_STATUSES.filter((status) => campaignPhases[status] !== 'over')

const SET_OFF = CATEGORIES.filter(isSetOff)

/** The channel is not known of those that are listed: with one chosen none are shown. */
const mayBeDue = ({ category, channel }: CalendarFilters): boolean =>
  channel === undefined && (category === undefined || isSetOff(category))

const criteriaOf = ({ status, category }: CalendarFilters) => ({
  categories: category === undefined ? SET_OFF : [category],
  statuses: status === undefined ? GOING_ON : [status],
  isWhole: true as const,
})
