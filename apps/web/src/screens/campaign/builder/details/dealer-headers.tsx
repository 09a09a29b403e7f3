import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { VisuallyHidden } from '../../../../ui/visually-hidden/index.ts'
import { DEALER_COLUMNS, columnTitle, type DealerColumn } from './dealer-columns.ts'
import type { DealerOrder } from './sorted-dealers.rules.ts'
import { texts } from './texts.ts'

interface DealerHeadersProps {
  order: DealerOrder
  onOrder: (column: DealerColumn) => void
}

/** Each column can be asked to stand in order, up or down. */
export function DealerHeaders({ order, onOrder }: DealerHeadersProps) {
  const Arrow = order.isDescending ? ArrowDownward : ArrowUpward
  const direction = order.isDescending ? 'descending' : 'ascending'
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{texts.dealers.selected}</VisuallyHidden>
        </th>
        {DEALER_COLUMNS.map(({ id, width }) => (
          <Box
            component="th"
            key={id}
            scope="col"
            aria-sort={order.by === id ? direction : undefined}
            sx={{ width: `${width}px` }}
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
