import { showDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { sendingStandingNames } from '@marquee/rules/sendings'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { campaignPath } from '../../app/paths.ts'
import { twoLines, type GridColumn } from '../../ui/grid/index.ts'
import { showMoment } from '../../widgets/calendar/index.ts'
import { pieceName } from '../../widgets/sendings/index.ts'
import type { OnItsWay } from './answers.ts'
import { nextInWords } from './next.rules.ts'
import { RowActions } from './row-actions.tsx'
import { texts } from './texts.ts'

const { columns } = texts

const counted = (
  id: string,
  title: string,
  count: (row: OnItsWay) => number | null,
  hideBelow: GridColumn<OnItsWay>['hideBelow'] = 'xl',
): GridColumn<OnItsWay> => ({
  id,
  title,
  value: count,
  show: (row) => {
    const number = count(row)
    return number === null ? '' : showCount(number)
  },
  numeric: true,
  sortable: false,
  width: 88,
  hideBelow,
})

const standingOf = (row: OnItsWay): string =>
  [sendingStandingNames[row.standing], nextInWords(row, showMoment)]
    .filter((words) => words !== '')
    .join(' · ')

export const COLUMNS: readonly GridColumn<OnItsWay>[] = [
  {
    id: 'campaign',
    title: columns.campaign,
    value: ({ campaign }) => campaign,
    link: ({ campaignKey }) => campaignPath(campaignKey),
    grow: 3,
    minWidth: 100,
  },
  {
    id: 'market',
    title: columns.market,
    value: ({ market }) => market.name,
    cell: ({ market }) => <Typography sx={twoLines}>{market.name}</Typography>,
    grow: 2,
    minWidth: 110,
    hideBelow: 'sm',
  },
  {
    id: 'piece',
    title: columns.piece,
    value: pieceName,
    cell: (row) => <Typography sx={twoLines}>{pieceName(row)}</Typography>,
    grow: 3,
    minWidth: 130,
    sortable: false,
    hideBelow: 'lg',
  },
  {
    id: 'dueOn',
    title: columns.dueOn,
    value: ({ dueOn }) => dueOn,
    show: ({ dueOn }) => showDate(dueOn),
    width: 115,
    hideBelow: 'md',
  },
  {
    id: 'standing',
    title: columns.standing,
    value: standingOf,
    cell: (row) => <Standing row={row} />,
    grow: 4,
    minWidth: 150,
  },
  { ...counted('planned', columns.planned, ({ planned }) => planned, 'lg'), sortable: true },
  counted('sent', columns.sent, ({ pieces }) => pieces.accepted, 'lg'),
  counted('refused', columns.refused, ({ pieces }) => pieces.refused),
  counted('suppressed', columns.suppressed, ({ pieces }) => pieces.suppressed),
  counted('unknown', columns.unknown, ({ pieces }) => pieces.unknown),
  counted('perMinute', columns.perMinute, ({ perMinute }) => perMinute),
  {
    id: 'actions',
    title: columns.actions,
    value: () => null,
    cell: (row) => <RowActions row={row} />,
    width: 106,
    sortable: false,
    notInCsv: true,
  },
]

/** Where it stands, and below it what comes next. */
function Standing({ row }: { row: OnItsWay }) {
  const next = nextInWords(row, showMoment)
  return (
    // Three lines fit into a row.
    <Box sx={{ minWidth: 0, '& p': { lineHeight: 1.3 } }} title={next}>
      <Typography variant="body2" noWrap>
        {sendingStandingNames[row.standing]}
      </Typography>
      <Typography variant="caption" component="p" sx={{ ...twoLines, color: 'text.secondary' }}>
        {next}
      </Typography>
    </Box>
  )
}
