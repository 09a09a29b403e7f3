import Favorite from '@mui/icons-material/Favorite'
import FavoriteBorder from '@mui/icons-material/FavoriteBorder'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { describeListedMonth } from '@marquee/rules/audience'
import { showDate } from '@marquee/rules/calendar'
import { CAMPAIGN_STATUSES, campaignStatusLabels } from '@marquee/rules/campaigns'
import { showMoney } from '@marquee/rules/money'
import { CATEGORIES, categoryNames, isSetOff } from '@marquee/rules/templates'
import { Link as RouterLink, useLocation } from 'react-router'
import { campaignPath, catalogPath, paths } from '../../../app/paths.ts'
import { CardList } from '../../../ui/card-list/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Grid, loadingProps, useChoice } from '../../../ui/grid/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { DebouncedSearchBox } from '../../../ui/search-box/index.ts'
import { CardsSkeleton, EmptyState, ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import {
  FavoriteButton,
  StatusChip,
  type CampaignSummary,
} from '../../../widgets/campaigns/index.ts'
import {
  SavedFilters,
  useArrangement,
  useOpening,
} from '../../../widgets/list-preferences/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { columns } from './columns.tsx'
import { DealersLink } from './dealers-link.tsx'
import { SeveralBar } from './several.tsx'
import { texts } from './texts.ts'
import { useCampaigns, type Campaigns, type CampaignsState } from './use-campaigns.ts'
import { campaignsAddress, isNarrowed, MAILED, type CampaignFilters } from './filters.rules.ts'

/** A link from the list to the list starts with new filters. */
export function Screen() {
  const { state } = useLocation()
  const opening = useOpening(campaignsAddress)
  if (!opening) return <Opening />
  return <List key={String(state)} opening={opening} />
}

/** Until it is there with which filters the list opens. */
const Opening = () => (
  <Page title={texts.title}>
    <RowsSkeleton />
  </Page>
)

/** All campaigns of the selected market and those below it. */
function List({ opening }: { opening: CampaignsState }) {
  const { selectedMarket } = useUserState()
  const campaigns = useCampaigns(opening)
  const { filters, paging, apply } = campaigns
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const isOfOne = filters.of !== undefined
  const ofAll = selectedMarket ? texts.intro(selectedMarket.name) : texts.everywhere
  const { isMore = false, totalElements = 0 } = campaigns.query.response ?? {}
  return (
    <Page
      title={texts.title}
      {...(isOfOne && { back: { to: paths.campaigns, name: texts.all } })}
      intro={isOfOne ? introOfOne(campaigns) : ofAll}
      actions={
        <Button component={RouterLink} to={catalogPath('on-demand')} variant="contained">
          {texts.start}
        </Button>
      }
    >
      {isMore && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {texts.tooMany(totalElements)}
        </Alert>
      )}
      {!isOfOne && (
        <SavedFilters
          of={campaignsAddress}
          state={{ filters, sort: paging.page.sort }}
          onApply={apply}
        />
      )}
      {isNarrow ? <CampaignCards {...campaigns} /> : <CampaignGrid {...campaigns} />}
    </Page>
  )
}

/** Each dealer's part bears the name of the whole. */
function introOfOne({ query }: Campaigns): string {
  const [first] = query.response?.campaigns ?? []
  return first ? texts.dealersOf(first.name) : texts.dealersOfOne
}

const NONE: readonly CampaignSummary[] = []
const keyOf = ({ key }: CampaignSummary) => key

function CampaignGrid({ query, paging, filters, setFilters }: Campaigns) {
  const rows = query.response?.campaigns ?? NONE
  const choosing = useChoice({ rows, rowId: keyOf })
  const arrangement = useArrangement('campaigns')
  return (
    <Grid
      label={texts.title}
      columns={columns}
      arrangement={arrangement}
      rows={rows}
      rowId={keyOf}
      selection={choosing.selection}
      bar={<SeveralBar choosing={choosing} />}
      pageSizes="data-grid"
      paging={paging}
      total={query.response?.totalElements}
      {...loadingProps(query)}
      whenEmpty={isNarrowed(filters) ? texts.noneFound : texts.none}
      search={{
        initial: filters.text,
        placeholder: texts.search,
        onSearch: (text) => setFilters({ text }),
      }}
      filters={<Filters filters={filters} setFilters={setFilters} />}
    />
  )
}

/** The list on a phone. */
function CampaignCards({ query, paging, filters, setFilters }: Campaigns) {
  const { response, status, error, retry, isRefreshing } = query
  const { page, size } = paging.page
  const { campaigns = [], totalElements = 0, isMore = false } = response ?? {}
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4, alignItems: 'center' }}>
        <DebouncedSearchBox
          initial={filters.text}
          placeholder={texts.search}
          onSearch={(text) => setFilters({ text })}
          cancelOnEscape
          sx={{ flex: '1 1 100%' }}
        />
        <Filters filters={filters} setFilters={setFilters} />
      </Box>
      {status === 'loading' && <CardsSkeleton />}
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response && campaigns.length === 0 && (
        <EmptyState title={isNarrowed(filters) ? texts.noneFound : texts.none} />
      )}
      {campaigns.length > 0 && (
        <>
          <Typography role="status" sx={{ color: 'text.secondary', mb: 4 }}>
            {texts.found(totalElements, isMore)}
          </Typography>
          <CardList
            label={texts.title}
            narrowest={16}
            pages={{
              label: texts.pages,
              page,
              turn: paging.source.changePage,
              count: Math.ceil(totalElements / size),
            }}
          >
            {campaigns.map((campaign) => (
              <CampaignCard key={campaign.key} campaign={campaign} />
            ))}
          </CardList>
        </>
      )}
    </>
  )
}

function Filters({ filters, setFilters }: Pick<Campaigns, 'filters' | 'setFilters'>) {
  return (
    <>
      <Filter<CampaignFilters['status']>
        label={texts.status}
        value={filters.status}
        choices={[
          [undefined, texts.anyStatus],
          ...CAMPAIGN_STATUSES.map((status) => [status, campaignStatusLabels[status]] as const),
        ]}
        onChange={(status) => setFilters({ status })}
      />
      <Filter<CampaignFilters['category']>
        label={texts.category}
        value={filters.category}
        choices={[
          [undefined, texts.anyCategory],
          ...CATEGORIES.map((category) => [category, categoryNames[category].name] as const),
        ]}
        onChange={(category) => setFilters({ category })}
      />
      <Filter<CampaignFilters['mailed']>
        label={texts.mailed}
        value={filters.mailed}
        choices={[
          [undefined, texts.mailedWhen.any],
          ...MAILED.map((when) => [when, texts.mailedWhen[when]] as const),
        ]}
        onChange={(mailed) => setFilters({ mailed })}
      />
      <FormControlLabel
        label={texts.favorites}
        control={
          <Checkbox
            icon={<FavoriteBorder />}
            checkedIcon={<Favorite />}
            checked={filters.isFavorite}
            onChange={(_, isFavorite) => setFilters({ isFavorite })}
          />
        }
      />
      <FormControlLabel
        label={texts.mine}
        control={
          <Checkbox checked={filters.isMine} onChange={(_, isMine) => setFilters({ isMine })} />
        }
      />
    </>
  )
}

/** A row of the list, where the screen is too narrow for one. */
function CampaignCard({ campaign }: { campaign: CampaignSummary }) {
  const { key, name, status, isSentBack, category, market } = campaign
  const facts = [dayOf(campaign), reachOf(campaign)].filter(Boolean)
  return (
    <Card component="li" sx={{ p: 4, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={campaignPath(key)}>
            {name}
          </Link>
        </Typography>
        <FavoriteButton campaign={campaign} />
        <CampaignActions campaign={campaign} />
      </Box>
      <div>
        <StatusChip status={status} isSentBack={isSentBack} />
      </div>
      <Typography sx={{ color: 'text.secondary' }}>
        {[market.name, categoryNames[category].name].join(' · ')}
        {campaign.dealerCount ? ' · ' : ''}
        <DealersLink campaign={campaign} />
      </Typography>
      {facts.length > 0 && <Typography>{facts.join(' · ')}</Typography>}
    </Card>
  )
}

function dayOf({ mailDate, secondMailDate, category }: CampaignSummary): string {
  if (mailDate) {
    const days = [mailDate, secondMailDate].flatMap((day) => (day === null ? [] : [showDate(day)]))
    return texts.mailedOn(days)
  }
  return isSetOff(category) ? '' : texts.noDate
}

function reachOf({ audience, monthly, monthlyCap }: CampaignSummary): string {
  if (audience) return `${texts.pieces(audience.pieces)}, ${showMoney(audience.estimatedCost)}`
  return monthly ? describeListedMonth(monthly, monthlyCap) : ''
}
