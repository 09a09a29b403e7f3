import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface PlainRow {
  id: string | number
  /** One for each header. */
  cells: readonly ReactNode[]
}

interface PlainTableProps {
  label: string
  /** Long cells take several lines, where they are sentences; else they are cut. */
  wraps?: boolean
  /** A column each. */
  headers: readonly ReactNode[]
  rows: readonly PlainRow[]
  /** From this column on there are figures: they stand right, so that they can be compared. */
  figuresFrom?: number
}

/** A table to read, that scrolls by itself where it is wider than the page. */
export function PlainTable(props: PlainTableProps) {
  const { label, wraps = false, headers, rows, figuresFrom = headers.length } = props
  const classOf = (place: number) => (place < figuresFrom ? undefined : 'figure')
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={[around, wraps && wrapping]}>
      <table aria-label={label}>
        <thead>
          <tr>
            {headers.map((header, place) => (
              <th key={place} scope="col" className={classOf(place)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {headers.map((_, place) => (
                <td key={place} className={classOf(place)}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const around = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus-visible': {
    outline: '0.125rem solid',
    outlineColor: 'primary.main',
    outlineOffset: '0.125rem',
  },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    px: 3,
    py: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    maxWidth: '20rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& th': { fontWeight: 'fontWeightMedium' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const

const wrapping = { '& td': { whiteSpace: 'normal', maxWidth: 'none', minWidth: '6rem' } } as const
