import CheckOutlined from '@mui/icons-material/CheckOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { USER_LEVELS } from '@marquee/rules/access'
import { whyNot } from '../../../api/index.ts'
import { DisabledReason } from '../../../ui/disabled-reason/index.ts'
import { twoLines, type GridColumn } from '../../../ui/grid/index.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden/index.ts'
import { levelNames } from '../../../widgets/user-state/index.ts'
import type { AccessRow, Level } from './answers.ts'
import { levelsInWords } from './access-in-words.ts'
import { reasons, texts } from './texts.ts'

const { columns } = texts

const NAME: GridColumn<AccessRow> = {
  id: 'name',
  title: columns.name,
  value: ({ name }) => name,
  cell: ({ name }) => <Typography sx={twoLines}>{name}</Typography>,
  grow: 3,
  minWidth: 110,
}

const CATEGORY: GridColumn<AccessRow> = {
  id: 'category',
  title: columns.category,
  value: ({ categoryName }) => categoryName,
  width: 160,
  hideBelow: 'lg',
}

interface Showing {
  onChange: (row: AccessRow) => void
  marketsOf: (row: AccessRow) => string
  /** Only for those who look after several brands. */
  brandName?: (hierarchyId: string) => string | undefined
}

export function columnsFor({ onChange, marketsOf, brandName }: Showing): GridColumn<AccessRow>[] {
  const brand: GridColumn<AccessRow> = {
    id: 'brand',
    title: columns.brand,
    value: ({ hierarchyId }) => brandName?.(hierarchyId),
    width: 110,
    sortable: false,
    hideBelow: 'md',
  }
  return [
    NAME,
    ...(brandName ? [brand] : []),
    CATEGORY,
    {
      id: 'markets',
      title: columns.markets,
      value: marketsOf,
      cell: (row) => <Markets markets={marketsOf(row)} levels={row.access.levels} />,
      grow: 3,
      minWidth: 120,
      sortable: false,
    },
    ...USER_LEVELS.map(levelColumn),
    {
      id: 'change',
      title: columns.change,
      value: () => null,
      cell: (row) => <ChangeButton row={row} onChange={onChange} />,
      width: 80,
      sortable: false,
      notInCsv: true,
    },
  ]
}

function levelColumn(level: Level): GridColumn<AccessRow> {
  const sees = ({ access }: AccessRow) => access.levels.includes(level)
  return {
    id: level,
    title: levelNames[level],
    value: (row) => (sees(row) ? texts.sees : texts.seesNot),
    cell: (row) => <Mark isOn={sees(row)} />,
    width: 84,
    sortable: false,
    hideBelow: 'lg',
  }
}

/** Where there is no room for a column for each level, they stand below. */
function Markets({ markets, levels }: { markets: string; levels: readonly Level[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap title={markets}>
        {markets}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        noWrap
        sx={{ display: { lg: 'none' }, color: 'text.secondary' }}
      >
        {levelsInWords(levels)}
      </Typography>
    </Box>
  )
}

function Mark({ isOn }: { isOn: boolean }) {
  return (
    <Box sx={{ display: 'flex', color: isOn ? 'success.main' : 'text.secondary' }}>
      {isOn ? <CheckOutlined aria-hidden /> : <span aria-hidden>–</span>}
      <VisuallyHidden>{isOn ? texts.sees : texts.seesNot}</VisuallyHidden>
    </Box>
  )
}

function ChangeButton({ row, onChange }: { row: AccessRow } & Pick<Showing, 'onChange'>) {
  return (
    <DisabledReason reason={whyNot(row.can.changeAccess, reasons)}>
      <IconButton
        edge="start"
        size="small"
        aria-label={texts.change(row.name)}
        onClick={() => onChange(row)}
      >
        <EditOutlined />
      </IconButton>
    </DisabledReason>
  )
}
