import Box from '@mui/material/Box'
import { showCount } from '@marquee/rules/money'
import { useCounting } from './use-counting.ts'

interface CountingNumberProps {
  value: number
  show?: (value: number) => string
}

/** A number that counts to its new value; digits keep their width, so that nothing beside it moves. */
export function CountingNumber({ value, show = showCount }: CountingNumberProps) {
  const shown = useCounting(value)
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {show(shown)}
    </Box>
  )
}
