import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  areAllSelected,
  detailsTexts,
  selectAllDealers,
  type DealerRow,
} from '@marquee/rules/campaigns'
import { texts } from './texts.ts'

interface DealersBarProps {
  /** Those that are offered, and of them those that the search finds. */
  all: readonly DealerRow[]
  found: readonly DealerRow[]
  selected: readonly number[]
  onChange: (selected: number[]) => void
}

/** How many are selected, and all that are found at once; pressed again, none of them. */
export function DealersBar({ all, found, selected, onChange }: DealersBarProps) {
  const offered = new Set(all.map(({ id }) => id))
  const kept = selected.filter((key) => offered.has(key))
  const left = all.length === 0 ? 0 : selected.length - kept.length
  const isWhole = areAllSelected(selected, found)
  return (
    <Box sx={bar}>
      <Typography role="status" sx={{ flex: '1 1 auto', fontWeight: 'fontWeightMedium' }}>
        {all.length > 0 && texts.dealers.chosen(kept.length, all.length)}
      </Typography>
      <Button
        size="small"
        variant={isWhole ? 'contained' : 'outlined'}
        aria-pressed={isWhole}
        disabled={found.length === 0}
        onClick={() => onChange(selectAllDealers(selected, found))}
      >
        {detailsTexts.dealers.selectAll}
      </Button>
      {left > 0 && (
        <Box sx={{ flexBasis: '100%' }}>
          {texts.dealers.left(left)}{' '}
          <Button size="small" onClick={() => onChange(kept)}>
            {texts.dealers.removeLeft}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const
