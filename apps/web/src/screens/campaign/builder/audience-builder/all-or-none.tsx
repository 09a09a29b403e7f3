import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { texts } from './texts.ts'

interface AllOrNoneProps {
  /** Of what. */
  of: string
  onChoose: (isAll: boolean) => void
}

/** Ticks everything, or nothing. */
export function AllOrNone({ of, onChoose }: AllOrNoneProps) {
  return (
    <Box sx={{ display: 'flex' }}>
      {[true, false].map((isAll) => {
        const label = isAll ? texts.all : texts.none
        return (
          <Button
            key={label}
            size="small"
            variant="text"
            aria-label={`${label}: ${of}`}
            onClick={() => onChoose(isAll)}
            sx={{ minWidth: 0, minHeight: '1.5rem', px: 1.5, py: 0 }}
          >
            {label}
          </Button>
        )
      })}
    </Box>
  )
}
