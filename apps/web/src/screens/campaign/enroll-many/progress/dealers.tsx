import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { JOB_STATUSES, jobStatusLabels, type JobStatus } from '@marquee/rules/reorders'
import { Link as RouterLink } from 'react-router'
import { api, loadEveryPage, useOperation, useRefreshAtEnd } from '../../../../api/index.ts'
import { campaignPath } from '../../../../app/paths.ts'
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
import { AGAIN_MS, JobStatusChip } from '../../../../widgets/reorders/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { BulkEnrollment, EnrolledDealer } from '../answers.ts'
import { dealerTexts as texts } from './texts.ts'

export const LARGEST_PAGE = 100

/** What came of each dealer. */
export function Dealers({ bulk }: { bulk: BulkEnrollment }) {
  const { query, filters, setFilters, paging } = useDealers(bulk)
  return (
    <Section
      title={texts.title}
      actions={<DownloadAll columns={dealerColumns} load={() => allDealers(bulk.key)} />}
    >
      <Grid
        label={texts.title}
        columns={dealerColumns}
        rows={query.response?.dealers ?? []}
        rowId={({ key }) => key}
        paging={paging}
        total={query.response?.totalElements}
        {...loadingProps(query)}
        whenEmpty={texts.noneFound}
        search={{ placeholder: texts.search, onSearch: (text) => setFilters({ text }) }}
        filters={
          <Filter<JobStatus | undefined>
            label={texts.status}
            value={filters.status}
            choices={[
              [undefined, texts.anyStatus],
              ...JOB_STATUSES.map((one) => [one, jobStatusLabels[one]] as const),
            ]}
            onChange={(status) => setFilters({ status })}
          />
        }
      />
    </Section>
  )
}

const allDealers = (bulkKey: number) => {
  const request = { params: { id: String(bulkKey) }, query: {}, body: { size: LARGEST_PAGE } }
  return loadEveryPage(api.enrollments.searchDealers, request, 'dealers')
}

const CHANGED_AT_END = [
  api.enrollments.searchDealers,
  api.enrollments.search,
  api.campaigns.search,
  api.annual.searchYears,
]

interface DealerFilters {
  text: string
  status: JobStatus | undefined
}

/** One page of the dealers. */
function useDealers({ key, status }: Pick<BulkEnrollment, 'key' | 'status'>) {
  const paging = useGridPage<'marketName' | 'status'>()
  const { filters, setFilters } = useFilters<DealerFilters>(paging, { text: '', status: undefined })
  const { page, size, sort } = paging.page
  const query = useOperation(
    api.enrollments.searchDealers,
    {
      params: { id: String(key) },
      query: { status: filters.status },
      body: { criteria: { text: filters.text || undefined }, page, size, sort },
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

const { columns } = texts

const dealerColumns: readonly GridColumn<EnrolledDealer>[] = [
  {
    id: 'marketName',
    title: columns.dealer,
    value: ({ marketName }) => marketName,
    cell: ({ marketName }) => <Typography sx={twoLines}>{marketName}</Typography>,
    grow: 3,
    minWidth: 140,
  },
  {
    id: 'status',
    title: columns.status,
    value: ({ status }) => jobStatusLabels[status],
    cell: ({ status }) => <JobStatusChip status={status} />,
    width: 120,
  },
  {
    id: 'year',
    title: columns.year,
    value: ({ enrollmentKey }) => enrollmentKey,
    cell: (dealer) => <YearLink dealer={dealer} />,
    sortable: false,
    width: 110,
  },
  {
    id: 'why',
    title: columns.why,
    value: ({ message }) => message,
    cell: ({ message }) => (
      <Typography title={message ?? undefined} sx={twoLines}>
        {message}
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

/** The way to the dealer's year; nothing where there is none. */
function YearLink({ dealer }: { dealer: EnrolledDealer }) {
  const { enrollmentKey, marketName, status } = dealer
  if (enrollmentKey === null) return status === 'COMPLETED' ? texts.deleted : null
  return (
    <Link
      component={RouterLink}
      to={campaignPath(enrollmentKey)}
      aria-label={texts.openOf(marketName)}
    >
      {texts.open}
    </Link>
  )
}
