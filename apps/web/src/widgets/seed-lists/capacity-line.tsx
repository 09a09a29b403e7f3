import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { seedCapacity } from '@marquee/rules/seed-lists'

interface CapacityLineProps {
  count: number
  limit: number
}

/** How much room is left; told again whenever it changes. */
export function CapacityLine({ count, limit }: CapacityLineProps) {
  const { text, warning, isOver } = seedCapacity(count, limit)
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 3 }}>
      <Typography variant="body2" sx={{ color: isOver ? 'error.main' : 'text.secondary' }}>
        {text}
      </Typography>
      {warning && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {warning}
        </Typography>
      )}
    </Box>
  )
}
