import { jobStatusLabels, type JobStatus, type StatusCounts } from '@marquee/rules/reorders'
import type { GridColumn } from '../../ui/grid/index.ts'
import { showMoment } from '../calendar/index.ts'
import { JobStatusChip } from './job-status-chip.tsx'

interface StartedJob {
  key: number
  startedAt: string
  startedBy: string
  status: JobStatus
  counts: StatusCounts
}

interface Titles {
  startedAt: string
  startedBy: string
  status: string
  made: string
  failed: string
  pending: string
}

/** Of a list of what was started, the newest first, always. */
export const jobColumns = (
  titles: Titles,
  pathOf: (key: number) => string,
): GridColumn<StartedJob>[] => [
  {
    id: 'startedAt',
    title: titles.startedAt,
    value: ({ startedAt }) => startedAt,
    show: ({ startedAt }) => showMoment(startedAt),
    link: ({ key }) => pathOf(key),
    sortable: false,
    grow: 2,
    minWidth: 130,
  },
  {
    id: 'startedBy',
    title: titles.startedBy,
    value: ({ startedBy }) => startedBy,
    sortable: false,
    grow: 2,
    minWidth: 120,
    hideBelow: 'sm',
  },
  {
    id: 'status',
    title: titles.status,
    value: ({ status }) => jobStatusLabels[status],
    cell: ({ status }) => <JobStatusChip status={status} />,
    sortable: false,
    width: 120,
  },
  counted('made', titles.made, 'COMPLETED'),
  { ...counted('failed', titles.failed, 'FAILED'), hideBelow: 'sm' },
  { ...counted('pending', titles.pending, 'PENDING'), hideBelow: 'sm' },
]

const counted = (id: string, title: string, status: JobStatus): GridColumn<StartedJob> => ({
  id,
  title,
  value: ({ counts }) => counts[status],
  show: ({ counts }) => counts[status].toLocaleString('en-US'),
  numeric: true,
  sortable: false,
  width: 90,
})
