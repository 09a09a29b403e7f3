import { jobStatusLabels, type JobStatus } from '@marquee/rules/reorders'
import { bulkReorderPath } from '../../../app/paths.ts'
import type { GridColumn } from '../../../ui/grid/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { JobStatusChip } from '../../../widgets/reorders/index.ts'
import type { BulkReorder } from './answers.ts'
import { earlierTexts, figure } from './texts.ts'

const { columns } = earlierTexts

export const earlierColumns: readonly GridColumn<BulkReorder>[] = [
  {
    id: 'startedAt',
    title: columns.startedAt,
    value: ({ startedAt }) => startedAt,
    show: ({ startedAt }) => showMoment(startedAt),
    link: ({ id }) => bulkReorderPath(id),
    // The newest come first, always.
    sortable: false,
    grow: 2,
    minWidth: 130,
  },
  {
    id: 'startedBy',
    title: columns.startedBy,
    value: ({ startedBy }) => startedBy,
    sortable: false,
    grow: 2,
    minWidth: 120,
    hideBelow: 'sm',
  },
  {
    id: 'status',
    title: columns.status,
    value: ({ status }) => jobStatusLabels[status],
    cell: ({ status }) => <JobStatusChip status={status} />,
    sortable: false,
    width: 120,
  },
  counted('made', 'COMPLETED'),
  counted('failed', 'FAILED'),
  counted('pending', 'PENDING'),
]

function counted(id: 'made' | 'failed' | 'pending', status: JobStatus): GridColumn<BulkReorder> {
  return {
    id,
    title: columns[id],
    value: ({ counts }) => counts[status],
    show: ({ counts }) => figure(counts[status]),
    numeric: true,
    sortable: false,
    width: 90,
    ...(status === 'COMPLETED' ? {} : { hideBelow: 'sm' }),
  }
}
