import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UserLevel } from '@marquee/rules/access'
import { showDate } from '@marquee/rules/calendar'
import {
  CAMPAIGN_STATUSES,
  campaignStatusLabels,
  type CampaignStatus,
} from '@marquee/rules/campaigns'
import { CATEGORIES, categoryNames, hasTrait, type Category } from '@marquee/rules/templates'
import { useMemo } from 'react'
import { api, loadEveryPage, useOperation } from '../../../api/index.ts'
import { builderPath } from '../../../app/paths.ts'
import { Filter } from '../../../ui/filter/index.ts'
import {
  ChoiceBar,
  Grid,
  loadingProps,
  twoLines,
  useChoice,
  useFilters,
  useGridPage,
  type GridColumn,
} from '../../../ui/grid/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { StatusChip } from '../../../widgets/campaigns/index.ts'
import { MarketChoice, type ChosenMarket } from '../../../widgets/markets/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import type { PastCampaign } from './answers.ts'
import { pastTexts as texts } from './texts.ts'
import { LARGEST_PAGE, useChooseAll } from './use-choose-all.ts'

interface PastFilters {
  text: string
  category: Category | undefined
  /** Without it, all that were ordered once. */
  status: CampaignStatus | undefined
  market: ChosenMarket | null
}

type Column = 'name' | 'updatedAt' | 'deploymentDate' | 'status'

/** A campaign that a bulk reorder is still creating cannot be reordered. */
const REORDERED_STATUSES = CAMPAIGN_STATUSES.filter((status) => status !== 'BULKREORDER')
const ORDERED = REORDERED_STATUSES.filter((status) => status !== 'DRAFT')

const campaignKey = ({ key }: PastCampaign) => key
/** A campaign of one dealer of a group is reordered with its parent. */
const isWhole = ({ parentCampaignKey }: PastCampaign) => parentCampaignKey === null

const NO_CAMPAIGNS: readonly PastCampaign[] = []

/** One page of past campaigns, and those that are chosen over all pages. */
export function usePastCampaigns() {
  const paging = useGridPage<Column>()
  const { filters, setFilters } = useFilters<PastFilters>(paging, {
    text: '',
    category: undefined,
    status: undefined,
    market: null,
  })
  const { page, size, sort } = paging.page
  const { selectedUserLevel } = useUserState()
  const request = requestFor(filters, selectedUserLevel)
  const query = useOperation(
    api.campaigns.search,
    {
      query: request.query,
      body: {
        criteria: request.criteria,
        page,
        size,
        sort,
      },
    },
    { keepsPrevious: true },
  )
  const rows = query.response?.campaigns ?? NO_CAMPAIGNS
  const total = query.isRefreshing ? undefined : query.response?.totalElements
  const chosen = useChoice({ rows, rowId: campaignKey })
  const load = async () => {
    const body = { criteria: request.criteria, size: LARGEST_PAGE }
    const found = await loadEveryPage(
      api.campaigns.search,
      { query: request.query, body },
      'campaigns',
    )
    return found.filter(isWhole)
  }
  const all = useChooseAll({ text: filters.text, total, load }, chosen)
  const { named } = chosen.choice
  const chosenKeys = useMemo(() => [...named.keys()].map(Number), [named])
  return { query, rows, paging, filters, setFilters, chosenKeys, chosen: { ...chosen, all } }
}

function requestFor({ text, category, status, market }: PastFilters, selectedUserLevel: UserLevel) {
  return {
    query: { selectedUserLevel, ...(market && { marketKey: String(market.key) }) },
    criteria: {
      ...(text && { text }),
      ...(category && { categories: [category] }),
      statuses: status ? [status] : ORDERED,
      isWhole: true as const,
    },
  }
}

type PastCampaigns = ReturnType<typeof usePastCampaigns>

/** The campaigns that were ordered before, to choose from. */
export function PastCampaignsPart({ past }: { past: PastCampaigns }) {
  const { query, rows, paging, filters, setFilters, chosen } = past
  const { text, category, status, market } = filters
  return (
    <Section title={texts.title}>
      <Grid
        label={texts.label}
        columns={pastColumns}
        rows={rows}
        rowId={campaignKey}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={text || category || status || market ? texts.noneFound : texts.none}
        search={{ placeholder: texts.search, onSearch: (typed) => setFilters({ text: typed }) }}
        filters={<Filters filters={filters} setFilters={setFilters} />}
        selection={{ ...chosen.selection, isSelectable: isWhole }}
        bar={<ChoiceBar {...chosen} things={texts.things} />}
      />
    </Section>
  )
}

/** A year is enrolled in again, not reordered. */
const REORDERED_CATEGORIES = CATEGORIES.filter((category) => !hasTrait(category, 'year'))

function Filters({ filters, setFilters }: Pick<PastCampaigns, 'filters' | 'setFilters'>) {
  return (
    <>
      <Filter<Category | undefined>
        label={texts.category}
        value={filters.category}
        choices={[
          [undefined, texts.anyCategory],
          ...REORDERED_CATEGORIES.map((one) => [one, categoryNames[one].name] as const),
        ]}
        onChange={(category) => setFilters({ category })}
      />
      <Filter<CampaignStatus | undefined>
        label={texts.status}
        value={filters.status}
        choices={[
          [undefined, texts.anyPast],
          ...REORDERED_STATUSES.map((one) => [one, campaignStatusLabels[one]] as const),
        ]}
        onChange={(status) => setFilters({ status })}
      />
      <Box sx={{ flex: '1 1 12rem', maxWidth: '16rem' }}>
        <MarketChoice
          value={filters.market}
          onChange={(market) => setFilters({ market })}
          name={texts.market}
          input={{ placeholder: texts.anyMarket }}
        />
      </Box>
    </>
  )
}

const { columns, noDate } = texts

const pastColumns: readonly GridColumn<PastCampaign>[] = [
  {
    id: 'name',
    title: columns.name,
    value: ({ name }) => name,
    link: ({ key }) => builderPath(key, 'confirmation'),
    grow: 4,
    minWidth: 130,
  },
  {
    id: 'market',
    title: columns.market,
    value: ({ market }) => market.name,
    cell: ({ market }) => <Typography sx={twoLines}>{market.name}</Typography>,
    sortable: false,
    grow: 4,
    minWidth: 120,
  },
  {
    id: 'category',
    title: columns.category,
    value: ({ category }) => categoryNames[category].name,
    cell: ({ category }) => <Typography sx={twoLines}>{categoryNames[category].name}</Typography>,
    sortable: false,
    grow: 2,
    minWidth: 130,
    hideBelow: 'md',
  },
  {
    id: 'deploymentDate',
    title: columns.mailDate,
    value: ({ mailDate }) => mailDate,
    show: ({ mailDate }) => (mailDate ? showDate(mailDate) : noDate),
    width: 120,
    hideBelow: 'sm',
  },
  {
    id: 'status',
    title: columns.status,
    value: ({ status }) => campaignStatusLabels[status],
    cell: ({ status }) => <StatusChip status={status} />,
    width: 164,
    hideBelow: 'sm',
  },
]
