import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { texts } from './texts.ts'

interface YearChoiceProps {
  year: number
  onChange: (year: number) => void
}

export function YearChoice({ year, onChange }: YearChoiceProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton aria-label={texts.earlier(year - 1)} onClick={() => onChange(year - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography
        role="status"
        sx={{ fontWeight: 'fontWeightBold', fontVariantNumeric: 'tabular-nums' }}
      >
        {year}
      </Typography>
      <IconButton aria-label={texts.earlier(year + 1)} onClick={() => onChange(year + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </Box>
  )
}
