import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { detailsTexts, type DealerRow } from '@marquee/rules/campaigns'
import { useMemo, useState } from 'react'
import { pageSizes, twoLines } from '../../../../ui/grid/index.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden/index.ts'
import {
  columnTitle,
  DEALER_COLUMNS,
  type DealerColumn,
  type DealerOrder,
} from './dealers.rules.ts'
import { texts } from './texts.ts'

interface DealersTableProps {
  found: readonly DealerRow[]
  order: DealerOrder
  page: number
  selected: readonly number[]
  /** The text where there is no row. */
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
      <Box sx={{ overflowX: 'auto', containerType: 'inline-size' }}>
        <Box component="table" aria-label={detailsTexts.dealers.title} sx={table}>
          <DealerHeaders order={order} onOrder={onOrder} />
          <tbody>
            {found.slice(page * size, (page + 1) * size).map((row, index) => (
              // Keyed by index: after a search only the text of each line changes, which is quick.
              <DealerLine key={index} row={row} isChosen={chosen.has(row.id)} onToggle={toggle} />
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
          onPageChange={(_, chosenPage) => onPage(chosenPage)}
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
/** Where the widths of the specification have room. */
const ROOMY = `@container (min-width: ${DEALER_COLUMNS.reduce((sum, { width }) => sum + width, CHECKBOX)}px)`

/** The specification gives the heights: 52 for a row, 56 for the header. */
const table = {
  width: 1,
  // On a phone the table is scrolled sideways.
  minWidth: '37rem',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& tr': { height: '52px', borderTop: 1, borderColor: 'divider' },
  '& thead tr': { height: '56px', bgcolor: 'background.sunken' },
  '& th, & td': {
    px: 2,
    textAlign: 'left',
    typography: 'body2',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // Names of zones and districts are longer than the widths that the specification gives their columns.
  '& td > span': twoLines,
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

interface DealerHeadersProps {
  order: DealerOrder
  onOrder: (column: DealerColumn) => void
}

/** A press on a header sorts by its column; another press turns the order. */
function DealerHeaders({ order, onOrder }: DealerHeadersProps) {
  const Arrow = order.isDescending ? ArrowDownward : ArrowUpward
  const direction = order.isDescending ? 'descending' : 'ascending'
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{texts.dealers.selected}</VisuallyHidden>
        </th>
        {DEALER_COLUMNS.map(({ id, width, share }) => (
          <Box
            component="th"
            key={id}
            scope="col"
            aria-sort={order.by === id ? direction : undefined}
            sx={{ width: `${share}%`, [ROOMY]: { width: `${width}px` } }}
          >
            <ButtonBase
              onClick={() => onOrder(id)}
              sx={{ font: 'inherit', gap: 1, minHeight: '1.5rem' }}
            >
              {columnTitle(id)}
              {order.by === id && <Arrow aria-hidden fontSize="inherit" />}
            </ButtonBase>
          </Box>
        ))}
      </tr>
    </thead>
  )
}

interface DealerLineProps {
  row: DealerRow
  isChosen: boolean
  onToggle: (id: number) => void
}

/** Plain elements: there are many lines, and each search changes them all. */
function DealerLine({ row, isChosen, onToggle }: DealerLineProps) {
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={texts.dealers.select(row.dealerName)}
          onChange={() => onToggle(row.id)}
        />
      </td>
      {DEALER_COLUMNS.map(({ id }) => (
        <td key={id} title={row[id]}>
          <span>{row[id]}</span>
        </td>
      ))}
    </tr>
  )
}
