import Typography from '@mui/material/Typography'
import { jobStatusLabels } from '@marquee/rules/reorders'
import { builderPath } from '../../../../app/paths.ts'
import { twoLines, type GridColumn } from '../../../../ui/grid/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { JobStatusChip } from '../../../../widgets/reorders/index.ts'
import type { ReorderItem } from '../answers.ts'
import { whyOf } from '../outcome.rules.ts'
import { DraftLink } from './draft-link.tsx'
import { itemTexts } from './texts.ts'

const { columns } = itemTexts

export const itemColumns: readonly GridColumn<ReorderItem>[] = [
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
