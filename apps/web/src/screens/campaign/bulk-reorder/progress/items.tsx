import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { JOB_STATUSES, jobStatusLabels, type JobStatus } from '@marquee/rules/reorders'
import { Link as RouterLink } from 'react-router'
import { api, loadEveryPage, useOperation, useRefreshAtEnd } from '../../../../api/index.ts'
import { builderPath, campaignPath } from '../../../../app/paths.ts'
import { Filter } from '../../../../ui/filter/index.ts'
import {
  DownloadAll,
  Grid,
  loadingProps,
  twoLines,
  useFilters,
  useGridPage,
  type GridColumn,
} from '../../../../ui/grid/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { AGAIN_MS, JobStatusChip } from '../../../../widgets/reorders/index.ts'
import type { BulkReorder, ReorderItem } from '../answers.ts'
import { whyOf } from '../outcome.rules.ts'
import { LARGEST_PAGE } from '../use-choose-all.ts'
import { itemTexts } from './texts.ts'

/** What came of each campaign. */
export function Items({ bulk }: { bulk: BulkReorder }) {
  const { query, filters, setFilters, paging } = useItems(bulk)
  return (
    <Section
      title={itemTexts.title}
      actions={<DownloadAll columns={itemColumns} load={() => allItems(bulk.key)} />}
    >
      <Grid
        label={itemTexts.title}
        columns={itemColumns}
        rows={query.response?.items ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={itemTexts.noneFound}
        search={{ placeholder: itemTexts.search, onSearch: (text) => setFilters({ text }) }}
        filters={
          <Filter<JobStatus | undefined>
            label={itemTexts.status}
            value={filters.status}
            choices={[
              [undefined, itemTexts.anyStatus],
              ...JOB_STATUSES.map((one) => [one, jobStatusLabels[one]] as const),
            ]}
            onChange={(status) => setFilters({ status })}
          />
        }
      />
    </Section>
  )
}

const allItems = (bulkKey: number) => {
  const request = { params: { id: String(bulkKey) }, query: {}, body: { size: LARGEST_PAGE } }
  return loadEveryPage(api.reorders.searchItems, request, 'items')
}

const CHANGED_AT_END = [api.reorders.searchItems, api.reorders.search, api.campaigns.search]

interface ItemFilters {
  text: string
  status: JobStatus | undefined
}

type Column = 'marketName' | 'campaignName' | 'status'

/** One page of the campaigns of a bulk reorder. */
function useItems({ key, status }: Pick<BulkReorder, 'key' | 'status'>) {
  const paging = useGridPage<Column>()
  const { filters, setFilters } = useFilters<ItemFilters>(paging, { text: '', status: undefined })
  const { page, size, sort } = paging.page
  const params = { id: String(key) }
  const query = useOperation(
    api.reorders.searchItems,
    {
      params,
      query: { ...(filters.status && { status: filters.status }) },
      body: {
        criteria: { ...(filters.text && { text: filters.text }) },
        page,
        size,
        sort,
      },
    },
    {
      selection: false,
      keepsPrevious: true,
      again: () => (status === 'PENDING' ? AGAIN_MS : undefined),
    },
  )
  useRefreshAtEnd(status === 'PENDING', CHANGED_AT_END)
  return { query, filters, setFilters, paging }
}

const { columns } = itemTexts

const itemColumns: readonly GridColumn<ReorderItem>[] = [
  {
    id: 'campaignName',
    title: columns.campaign,
    value: ({ campaignName }) => campaignName,
    link: ({ campaignKey }) => builderPath(campaignKey, 'confirmation'),
    grow: 3,
    minWidth: 120,
  },
  {
    id: 'marketName',
    title: columns.market,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    grow: 3,
    minWidth: 110,
    hideBelow: 'sm',
  },
  {
    id: 'status',
    title: columns.status,
    value: ({ status }) => jobStatusLabels[status],
    cell: ({ status }) => <JobStatusChip status={status} />,
    width: 120,
  },
  {
    id: 'draft',
    title: columns.draft,
    value: ({ newCampaignKey }) => newCampaignKey,
    cell: (item) => <DraftLink item={item} />,
    sortable: false,
    width: 110,
  },
  {
    id: 'why',
    title: columns.why,
    value: whyOf,
    cell: (item) => (
      <Typography title={whyOf(item)} sx={twoLines}>
        {whyOf(item)}
      </Typography>
    ),
    sortable: false,
    grow: 5,
    minWidth: 220,
  },
  {
    id: 'doneAt',
    title: columns.doneAt,
    value: ({ doneAt }) => doneAt,
    show: ({ doneAt }) => (doneAt ? showMoment(doneAt) : ''),
    sortable: false,
    hidden: true,
    width: 170,
  },
]

/** The way to the new draft; nothing where there is none. */
function DraftLink({ item }: { item: ReorderItem }) {
  const { newCampaignKey, campaignName, marketName, status } = item
  if (newCampaignKey === null) return status === 'COMPLETED' ? itemTexts.deleted : null
  return (
    <Link
      component={RouterLink}
      to={campaignPath(newCampaignKey)}
      aria-label={itemTexts.openOf(campaignName, marketName)}
    >
      {itemTexts.open}
    </Link>
  )
}
