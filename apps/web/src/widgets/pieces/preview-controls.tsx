import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Filter } from '../../ui/filter/index.ts'
import type { Side } from './sides.rules.ts'
import { previewTexts } from './texts.ts'

interface PreviewControlsProps {
  sides: readonly Side[]
  side: Side
  onSide: (side: Side) => void
  counts: readonly number[]
  count: number
  onCount: (count: number) => void
}

/** Turns a piece over, and fills it with more or fewer coupons. */
export function PreviewControls(props: PreviewControlsProps) {
  const { sides, side, onSide, counts, count, onCount } = props
  if (sides.length < 2 && counts.length < 2) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'center' }}>
      {sides.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={previewTexts.sides}
          value={side}
          onChange={(_, chosen: Side | null) => chosen && onSide(chosen)}
        >
          {sides.map((one) => (
            <ToggleButton key={one} value={one}>
              {previewTexts.side[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {counts.length > 1 && (
        <Filter
          label={previewTexts.coupons}
          value={String(count)}
          choices={counts.map((one) => [String(one), previewTexts.couponCount(one)] as const)}
          onChange={(chosen) => onCount(Number(chosen))}
        />
      )}
    </Box>
  )
}
