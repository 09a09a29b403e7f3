import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { campaignStatusLabels } from '@marquee/rules/campaigns'
import { categoryNames } from '@marquee/rules/templates'
import { builderPath } from '../../../app/paths.ts'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import type { PastCampaign } from './answers.ts'
import { pastTexts } from './texts.ts'

const { columns, noDate } = pastTexts

export const pastColumns: readonly GridColumn<PastCampaign>[] = [
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
    value: ({ deploymentDate }) => deploymentDate,
    show: ({ deploymentDate }) => (deploymentDate ? showDate(deploymentDate) : noDate),
    width: 120,
    hideBelow: 'sm',
  },
  {
    id: 'status',
    title: columns.status,
    value: ({ status }) => campaignStatusLabels[status],
    cell: ({ status }) => <Chip label={campaignStatusLabels[status]} />,
    width: 164,
    hideBelow: 'sm',
  },
]
