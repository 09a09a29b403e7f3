import { showCount } from '@marquee/rules/money'
import { jobStatusLabels, type JobStatus, type StatusCounts } from '@marquee/rules/reorders'
import type { GridColumn } from '../../ui/grid/index.ts'
import { showMoment } from '../calendar/index.ts'
import { JobStatusChip } from './job-status-chip.tsx'
import { jobTexts, startedTexts } from './job-texts.ts'

interface StartedJob {
  key: number
  startedAt: string
  startedBy: string
  status: JobStatus
  counts: StatusCounts
}

interface JobColumns<Job> {
  pathOf: (key: number) => string
  /** Over the count of those that were made. */
  made: string
  /** What else a job is known by. */
  named: readonly GridColumn<Job>[]
}

/** Of a list of what was started, the newest first, always. */
export const jobColumns = <Job extends StartedJob>({
  pathOf,
  made,
  named,
}: JobColumns<Job>): GridColumn<Job>[] => [
  {
    id: 'startedAt',
    title: startedTexts.startedAt,
    value: ({ startedAt }) => startedAt,
    show: ({ startedAt }) => showMoment(startedAt),
    link: ({ key }) => pathOf(key),
    sortable: false,
    grow: 2,
    minWidth: 130,
  },
  ...named,
  {
    id: 'startedBy',
    title: startedTexts.startedBy,
    value: ({ startedBy }) => startedBy,
    sortable: false,
    grow: 2,
    minWidth: 120,
    hideBelow: 'sm',
  },
  {
    id: 'status',
    title: startedTexts.status,
    value: ({ status }) => jobStatusLabels[status],
    cell: ({ status }) => <JobStatusChip status={status} />,
    sortable: false,
    width: 120,
  },
  counted('made', made, 'COMPLETED'),
  { ...counted('failed', jobTexts.failed, 'FAILED'), hideBelow: 'sm' },
  { ...counted('pending', jobTexts.pending, 'PENDING'), hideBelow: 'sm' },
]

const counted = (id: string, title: string, status: JobStatus): GridColumn<StartedJob> => ({
  id,
  title,
  value: ({ counts }) => counts[status],
  show: ({ counts }) => showCount(counts[status]),
  numeric: true,
  sortable: false,
  width: 90,
})
