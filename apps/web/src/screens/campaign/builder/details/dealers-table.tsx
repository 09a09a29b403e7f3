import Box from '@mui/material/Box'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { detailsTexts, type DealerRow } from '@marquee/rules/campaigns'
import { useMemo, useState } from 'react'
import { pageSizes } from '../../../../ui/grid/index.ts'
import { DEALER_COLUMNS, type DealerColumn } from './dealer-columns.ts'
import { DealerHeaders } from './dealer-headers.tsx'
import { DealerLine } from './dealer-line.tsx'
import type { DealerOrder } from './sorted-dealers.rules.ts'
import { texts } from './texts.ts'

interface DealersTableProps {
  found: readonly DealerRow[]
  order: DealerOrder
  page: number
  selected: readonly number[]
  /** What is said where there is no row. */
  whenEmpty: string | undefined
  onOrder: (column: DealerColumn) => void
  onPage: (page: number) => void
  onChange: (selected: number[]) => void
}

const { options, default: FEWEST } = pageSizes.table

export function DealersTable(props: DealersTableProps) {
  const { found, order, page, selected, whenEmpty, onOrder, onPage, onChange } = props
  const [size, setSize] = useState<number>(FEWEST)
  const chosen = useMemo(() => new Set(selected), [selected])
  const toggle = (id: number) =>
    onChange(chosen.has(id) ? selected.filter((key) => key !== id) : [...selected, id])
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-label={detailsTexts.dealers.title} sx={table}>
          <DealerHeaders order={order} onOrder={onOrder} />
          <tbody>
            {found.slice(page * size, (page + 1) * size).map((row, place) => (
              // By place: after a search only the words of a line change, which is quick.
              <DealerLine key={place} row={row} isChosen={chosen.has(row.id)} onToggle={toggle} />
            ))}
          </tbody>
        </Box>
      </Box>
      {found.length === 0 && whenEmpty && (
        <Typography sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
          {whenEmpty}
        </Typography>
      )}
      {found.length > FEWEST && (
        <TablePagination
          component="div"
          count={found.length}
          page={page}
          rowsPerPage={size}
          rowsPerPageOptions={[...options]}
          labelRowsPerPage={texts.dealers.rowsPerPage}
          onPageChange={(_, wanted) => onPage(wanted)}
          onRowsPerPageChange={({ target }) => {
            setSize(Number(target.value))
            onPage(0)
          }}
        />
      )}
    </>
  )
}

const CHECKBOX = 48
const WIDTH = DEALER_COLUMNS.reduce((sum, { width }) => sum + width, CHECKBOX)

/** Of the specification: rows of 52, a header of 56. */
const table = {
  width: 1,
  minWidth: `${WIDTH}px`,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& tr': { height: '52px', borderTop: 1, borderColor: 'divider' },
  '& thead tr': { height: '56px', bgcolor: 'background.sunken' },
  '& th, & td': {
    px: 3,
    textAlign: 'left',
    typography: 'body2',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // Names of zones and districts are longer than the columns that are given to them.
  '& td': { whiteSpace: 'normal', lineHeight: 1.25 },
  '& th': { typography: 'caption', fontWeight: 'fontWeightBold', color: 'text.secondary' },
  '& th:first-of-type, & td:first-of-type': { width: `${CHECKBOX}px`, textAlign: 'center', px: 0 },
  '& tbody tr:hover': { bgcolor: 'background.sunken' },
  '& tr[data-chosen]': { bgcolor: 'primary.tint' },
  '& input': {
    width: '1.25rem',
    height: '1.25rem',
    m: 0,
    p: 0.5,
    accentColor: 'var(--mui-palette-primary-main)',
  },
} as const
