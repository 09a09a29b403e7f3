import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { home } from '@marquee/contract/home'
import type { AnswerOf } from '@marquee/contract/operation'
import { showDate } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, campaignStatusLabels } from '@marquee/rules/campaigns'
import { CATEGORIES, categoryNames, mayStart, type Category } from '@marquee/rules/templates'
import { useDeferredValue } from 'react'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { campaignPath, campaignsPath, paths } from '../../app/paths.ts'
import { Line } from '../../ui/line/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import {
  CampaignThumbnail,
  StatusChip,
  type CampaignSummary,
} from '../../widgets/campaigns/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { Drafts } from './drafts.tsx'
import { StartCampaign } from './start-campaign.tsx'
import { workTexts as texts } from './texts.ts'

/** What there is to do: what waits on me, my drafts, what others decide on, and what is mailed next. */
export function Work() {
  return (
    <>
      <WaitingOnMe />
      <StartCampaign />
      <Campaigns />
    </>
  )
}

/** Below a fold while they load, so that what stands under them does not jump away from who reads it. */
const asHighAsTheWindow = { minHeight: '100dvh', mb: 8 } as const

function Campaigns() {
  const { selectedUserLevel } = useUserState()
  const { status, error, retry, isRefreshing, ...query } = useOperation(api.home.read, {
    query: { selectedUserLevel },
  })
  // Deferred, all of it is drawn in pieces, between which the browser answers.
  const response = useDeferredValue(query.response)
  if (status === 'failed') {
    return (
      <Box sx={{ mb: 8 }}>
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      </Box>
    )
  }
  if (!response) {
    return (
      <Box sx={asHighAsTheWindow}>
        <RowsSkeleton rows={6} />
      </Box>
    )
  }
  const { drafts, waiting, upcoming, counts } = response
  const submitted = total(counts.filter(({ status }) => status === 'SUBMITTED'))
  return (
    <>
      <Drafts drafts={drafts} all={total(counts.filter(({ status }) => status === 'DRAFT'))} />
      <Box sx={{ display: 'grid', columnGap: 6, gridTemplateColumns: { xl: '1fr 1fr' } }}>
        <Section title={texts.upcoming} framed>
          <CampaignLines campaigns={upcoming} none={texts.noUpcoming} />
        </Section>
        <Section title={texts.waiting} framed>
          <CampaignLines campaigns={waiting} none={texts.noWaiting} />
          {submitted > waiting.filter(({ status }) => status === 'SUBMITTED').length && (
            <Button component={RouterLink} to={campaignsPath({ status: 'SUBMITTED' })} size="small">
              {texts.allSubmitted(submitted)}
            </Button>
          )}
        </Section>
      </Box>
      <CategoryTiles counts={counts} />
    </>
  )
}

/** How many campaigns wait for a decision of mine; nothing where none do. */
function WaitingOnMe() {
  const { permissions, person } = useUserState()
  const mayDecide = person.level !== 'DEALER' && permissions.includes('CAN_SUBMIT_ORDER')
  const { response } = useOperation(api.approvals.count, { query: {} }, { enabled: mayDecide })
  if (!response?.waiting) return null
  return (
    <Alert
      severity="warning"
      sx={{ mb: 6 }}
      action={
        <Button component={RouterLink} to={paths.approvals} color="inherit">
          {texts.see}
        </Button>
      }
    >
      {texts.waitingOnMe(response.waiting)}
    </Alert>
  )
}

type Counts = AnswerOf<typeof home.read>['counts']

/** How many campaigns there are of each category that the person has or can start, and how each of them stands. */
function CategoryTiles({ counts }: { counts: Counts }) {
  const { permissions } = useUserState()
  const shown = CATEGORIES.filter(
    (category) =>
      mayStart(permissions, category).ok || counts.some((one) => one.category === category),
  )
  if (shown.length === 0) return null
  return (
    <Section title={texts.categories}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
        }}
      >
        {shown.map((category) => (
          <Tile
            key={category}
            category={category}
            counts={counts.filter((one) => one.category === category)}
          />
        ))}
      </Box>
    </Section>
  )
}

const total = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0)

/** 'Draft 5 · Active 1': they add up to the number above. */
const inWords = (counts: Counts) =>
  CAMPAIGN_STATUSES.flatMap((status) => counts.filter((one) => one.status === status))
    .map(({ status, count }) => texts.counted(campaignStatusLabels[status], count))
    .join(' · ')

function Tile({ category, counts }: { category: Category; counts: Counts }) {
  return (
    <Card
      component="li"
      sx={{ position: 'relative', p: 4, '&:hover': { borderColor: 'line', boxShadow: 1 } }}
    >
      <Link
        component={RouterLink}
        to={campaignsPath({ category })}
        sx={{
          color: 'text.primary',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {categoryNames[category].name}
      </Link>
      <Typography variant="h2" component="p" sx={{ mt: 2 }}>
        {total(counts)}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {counts.length === 0 ? texts.noneYet : inWords(counts)}
      </Typography>
    </Card>
  )
}

interface CampaignLinesProps {
  campaigns: readonly CampaignSummary[]
  none: string
}

/** A few campaigns, each in a line with its mail date. */
function CampaignLines({ campaigns, none }: CampaignLinesProps) {
  const here = useUserState().selectedMarket?.key
  if (campaigns.length === 0) return <Typography>{none}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {campaigns.map(({ key, name, market, status, mailDate }) => (
        <Line key={key}>
          <CampaignThumbnail campaignKey={key} />
          <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={campaignPath(key)}>
              {name}
            </Link>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[market.key !== here && market.name, mailDate && showDate(mailDate)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <StatusChip status={status} />
        </Line>
      ))}
    </Box>
  )
}
