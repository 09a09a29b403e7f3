import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { isLeftToCustomize } from '@marquee/rules/annual'
import { showDate } from '@marquee/rules/calendar'
import { campaignStatusLabels } from '@marquee/rules/campaigns'
import { showMoney } from '@marquee/rules/money'
import { SEASONS } from '@marquee/rules/templates'
import { twoLines, type GridColumn } from '../../ui/grid/index.ts'
import { StatusChip } from '../../widgets/campaigns/index.ts'
import { seasonNames } from '../../widgets/templates/index.ts'
import type { DealerYear, Season } from './answers.ts'
import { dealerTexts, listTexts as texts } from './texts.ts'
import type { ShownYearState } from './use-shown-year.ts'

const { columns } = texts
type Column = GridColumn<DealerYear>

const number: Column = {
  id: 'sourceId',
  title: columns.number,
  value: ({ sourceId }) => sourceId,
  width: 130,
  sortable: false,
  hideBelow: 'lg',
}

const district: Column = {
  id: 'district',
  title: columns.district,
  value: (dealer) => dealer.district,
  cell: (dealer) => <Typography sx={twoLines}>{dealer.district}</Typography>,
  grow: 2,
  minWidth: 110,
  hideBelow: 'md',
}

const enrollment: Column = {
  id: 'status',
  title: columns.enrollment,
  value: statusOf,
  cell: (dealer) =>
    dealer.enrollment ? <StatusChip status={dealer.enrollment.status} /> : <Missing />,
  width: 130,
}

const cost: Column = {
  id: 'cost',
  title: columns.cost,
  value: (dealer) => dealer.cost,
  show: (dealer) => (dealer.cost === null ? '' : showMoney(dealer.cost)),
  numeric: true,
  width: 140,
  hideBelow: 'sm',
}

function statusOf(dealer: DealerYear): string {
  return dealer.enrollment ? campaignStatusLabels[dealer.enrollment.status] : texts.missing
}

const Missing = () => <Chip size="small" label={texts.missing} variant="outlined" />

const named: Column = {
  id: 'marketName',
  title: columns.dealer,
  value: ({ marketName }) => marketName,
  grow: 3,
  minWidth: 130,
}

const ofSeason = ({ seasons }: DealerYear, season: Season['season']) =>
  seasons.find((one) => one.season === season)

/** Of the seasons that are mailed. */
const customizedOf: Column = {
  id: 'customized',
  title: columns.customizedOf,
  value: ({ seasons }) => {
    const mailed = seasons.filter(({ status }) => status !== 'CANCELLED')
    const customized = mailed.filter(({ isCustomized }) => isCustomized)
    return mailed.length === 0 ? '' : texts.ofSeasons(customized.length, mailed.length)
  },
  width: 120,
  sortable: false,
  hideBelow: 'md',
}

/** In a table: what a season stands at, as to its piece. */
function stateOf(dealer: DealerYear, name: Season['season']): string {
  const season = ofSeason(dealer, name)
  if (!season) return ''
  if (season.status === 'CANCELLED') return campaignStatusLabels.CANCELLED
  if (season.isCustomized) return dealerTexts.customized
  return isLeftToCustomize(season, dealer) ? texts.toCustomize : dealerTexts.default
}

const seasonColumns: readonly Column[] = SEASONS.map((season) => ({
  id: season,
  title: seasonNames[season],
  value: (dealer) => stateOf(dealer, season),
  width: 120,
  sortable: false,
  hideBelow: 'xl',
}))

/** Each dealer leads to their own year. Within one district, that column would say the same in each row. */
export function columnsWith(
  pathWith: ShownYearState['pathWith'],
  isOneDistrict: boolean,
): readonly Column[] {
  const linked: Column = {
    ...named,
    link: ({ marketKey }) => pathWith({ at: marketKey, enrolled: undefined }),
  }
  const who = isOneDistrict ? [linked, number] : [linked, number, district]
  return [...who, enrollment, customizedOf, ...seasonColumns, cost]
}

const yesOrNo = (season: Season | undefined) =>
  season && (season.isCustomized ? texts.yes : texts.no)

/** In the file: all that is known of each season. */
const fileColumnsOf = (season: Season['season']): readonly Column[] => {
  const name = seasonNames[season]
  const column = (title: string, value: (one: Season) => string | null | undefined): Column => ({
    id: title,
    title,
    value: (dealer) => {
      const one = ofSeason(dealer, season)
      return one && value(one)
    },
  })
  return [
    column(columns.status(name), ({ status }) => campaignStatusLabels[status]),
    column(columns.customized(name), yesOrNo),
    column(columns.mailDate(name), ({ mailDate }) => mailDate && showDate(mailDate)),
    column(columns.seasonCost(name), ({ cost: cents }) => (cents === null ? '' : showMoney(cents))),
  ]
}

export const fileColumns: readonly Column[] = [
  named,
  number,
  district,
  enrollment,
  ...SEASONS.flatMap(fileColumnsOf),
  cost,
]
