import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { jobStatusLabels, type JobStatus } from '@marquee/rules/reorders'
import { Link as RouterLink } from 'react-router'
import { campaignPath } from '../../app/paths.ts'
import { twoLines, type GridColumn } from '../../ui/grid/index.ts'
import { showMoment } from '../calendar/index.ts'
import { JobStatusChip } from './job-status-chip.tsx'
import { itemTexts as texts } from './job-texts.ts'

interface JobItem {
  status: JobStatus
  doneAt: string | null
}

interface ItemColumns<Item> {
  /** What the item is: the first columns. */
  named: readonly GridColumn<Item>[]
  /** Above what was made of it. */
  made: string
  /** The campaign that was made of it; null where there is none. */
  madeOf: (item: Item) => number | null
  /** What the way to it is called, to those who hear it. */
  openOf: (item: Item) => string
  /** Why there is none, or what to know of it. */
  whyOf: (item: Item) => string | null
}

/** How each item fared, with the way to what was made of it. */
export const itemColumns = <Item extends JobItem>(of: ItemColumns<Item>): GridColumn<Item>[] => [
  ...of.named,
  {
    id: 'status',
    title: texts.status,
    value: ({ status }) => jobStatusLabels[status],
    cell: ({ status }) => <JobStatusChip status={status} />,
    width: 120,
  },
  {
    id: 'made',
    title: of.made,
    value: of.madeOf,
    cell: (item) => (
      <MadeLink campaignKey={of.madeOf(item)} status={item.status} name={of.openOf(item)} />
    ),
    sortable: false,
    width: 110,
  },
  {
    id: 'why',
    title: texts.why,
    value: of.whyOf,
    cell: (item) => (
      <Typography title={of.whyOf(item) ?? undefined} sx={twoLines}>
        {of.whyOf(item)}
      </Typography>
    ),
    sortable: false,
    grow: 5,
    minWidth: 220,
  },
  {
    id: 'doneAt',
    title: texts.doneAt,
    value: ({ doneAt }) => doneAt,
    show: ({ doneAt }) => (doneAt ? showMoment(doneAt) : ''),
    sortable: false,
    hidden: true,
    width: 170,
  },
]

interface MadeLinkProps {
  campaignKey: number | null
  status: JobStatus
  name: string
}

/** The way to what was made; nothing where there is none. */
function MadeLink({ campaignKey, status, name }: MadeLinkProps) {
  if (campaignKey === null) return status === 'COMPLETED' ? texts.deleted : null
  return (
    <Link component={RouterLink} to={campaignPath(campaignKey)} aria-label={name}>
      {texts.open}
    </Link>
  )
}
