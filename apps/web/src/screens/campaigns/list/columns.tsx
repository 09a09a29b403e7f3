import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { cappedMonth, type ListedMonth } from '@marquee/rules/audience'
import { showDate } from '@marquee/rules/calendar'
import { campaignStatusLabels, type ListedName } from '@marquee/rules/campaigns'
import { showCount, showMoney } from '@marquee/rules/money'
import { categoryNames, isSetOff } from '@marquee/rules/templates'
import { campaignPath } from '../../../app/paths.ts'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import {
  FavoriteButton,
  StatusChip,
  statusTexts,
  type CampaignSummary,
} from '../../../widgets/campaigns/index.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { DealersLink } from './dealers-link.tsx'
import { texts } from './texts.ts'

const titles = texts.columns
const shown = <Value,>(value: Value | null | undefined, show: (value: Value) => string): string =>
  value === null || value === undefined ? '' : show(value)

interface OfMonthProps {
  figure: string
  words: string
}

/** A figure of what goes on month after month. */
const OfMonth = ({ figure, words }: OfMonthProps) => (
  <Box sx={{ lineHeight: 1.25, textAlign: 'right' }}>
    {figure}
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {words}
    </Typography>
  </Box>
)

const perMonth = ({ isMost }: ReturnType<typeof cappedMonth>): string =>
  isMost ? texts.atMost : texts.aMonth

/** A cap that cuts the month short is the figure itself. */
function householdsIn(month: ListedMonth, cap: number | null) {
  const under = cappedMonth(month, cap)
  const words = cap === null || under.isCutShort ? perMonth(under) : texts.capped(cap)
  return <OfMonth figure={showCount(under.households)} words={words} />
}

function costIn(month: ListedMonth, cap: number | null) {
  const under = cappedMonth(month, cap)
  return <OfMonth figure={showMoney(under.estimatedCost)} words={perMonth(under)} />
}

/** The days of both waves; of what a need sets off, that there is none. */
function mailedOn({ mailDate, secondMailDate, category }: CampaignSummary): readonly string[] {
  if (mailDate === null) return isSetOff(category) ? [texts.asNeeded] : []
  return [mailDate, secondMailDate].flatMap((day) => (day === null ? [] : [showDate(day)]))
}

/** Those of which nothing is decided in the details of a campaign. */
type OtherColumn =
  | 'favorite'
  | 'status'
  | 'category'
  | 'market'
  | 'pieces'
  | 'cost'
  | 'updatedAt'
  | 'actions'

/** In order; each listed field has a column, or is part of another one. */
const columnsOf: Readonly<Record<OtherColumn | ListedName, GridColumn<CampaignSummary> | null>> = {
  favorite: {
    id: 'favorite',
    title: titles.favorite,
    width: 84,
    sortable: false,
    notInCsv: true,
    value: ({ isFavorite }) => (isFavorite ? 1 : 0),
    cell: (campaign) => <FavoriteButton campaign={campaign} />,
  },
  name: {
    id: 'name',
    title: titles.name,
    grow: 4,
    minWidth: 140,
    value: ({ name }) => name,
    link: ({ key }) => campaignPath(key),
  },
  status: {
    id: 'status',
    title: titles.status,
    width: 162,
    value: ({ status, isSentBack }) =>
      isSentBack
        ? `${campaignStatusLabels[status]}, ${statusTexts.sentBack}`
        : campaignStatusLabels[status],
    cell: ({ status, isSentBack }) => <StatusChip status={status} isSentBack={isSentBack} />,
  },
  category: {
    id: 'category',
    title: titles.category,
    width: 172,
    sortable: false,
    hideBelow: 'xl',
    value: ({ category }) => categoryNames[category].name,
  },
  market: {
    id: 'market',
    title: titles.market,
    grow: 3,
    minWidth: 116,
    sortable: false,
    value: ({ market }) => market.name,
    cell: (campaign) => (
      <Typography sx={twoLines}>
        <DealersLink campaign={campaign} />
        {campaign.dealerCount ? ', ' : ''}
        {campaign.market.name}
      </Typography>
    ),
  },
  mailDate: {
    id: 'deploymentDate',
    title: titles.mailDate,
    width: 118,
    value: ({ mailDate }) => mailDate,
    show: (campaign) => mailedOn(campaign).join(', '),
    cell: (campaign) => (
      <Box sx={{ lineHeight: 1.25, whiteSpace: 'pre-line' }}>{mailedOn(campaign).join('\n')}</Box>
    ),
  },
  // With the first.
  secondMailDate: null,
  // With the pieces that it holds for.
  monthlyCap: null,
  pieces: {
    id: 'pieces',
    title: titles.pieces,
    width: 92,
    numeric: true,
    sortable: false,
    value: ({ audience, monthly, monthlyCap }) =>
      audience?.pieces ?? (monthly ? cappedMonth(monthly, monthlyCap).households : null),
    hideBelow: 'lg',
    show: ({ audience }) => shown(audience?.pieces, showCount),
    cell: ({ audience, monthly, monthlyCap }) =>
      monthly && !audience ? householdsIn(monthly, monthlyCap) : shown(audience?.pieces, showCount),
  },
  cost: {
    id: 'cost',
    title: titles.cost,
    width: 124,
    numeric: true,
    sortable: false,
    value: ({ audience, monthly, monthlyCap }) =>
      (audience ?? (monthly && cappedMonth(monthly, monthlyCap)))?.estimatedCost ?? null,
    hideBelow: 'lg',
    show: ({ audience }) => shown(audience?.estimatedCost, showMoney),
    cell: ({ audience, monthly, monthlyCap }) =>
      monthly && !audience
        ? costIn(monthly, monthlyCap)
        : shown(audience?.estimatedCost, showMoney),
  },
  updatedAt: {
    id: 'updatedAt',
    title: titles.updated,
    width: 176,
    hidden: true,
    value: ({ updatedAt }) => updatedAt,
    show: ({ updatedAt }) => showMoment(updatedAt),
  },
  actions: {
    id: 'actions',
    title: titles.actions,
    width: 96,
    sortable: false,
    notInCsv: true,
    value: () => null,
    cell: (campaign) => <CampaignActions campaign={campaign} />,
  },
}

export const columns: readonly GridColumn<CampaignSummary>[] = Object.values(columnsOf).filter(
  (column) => column !== null,
)
