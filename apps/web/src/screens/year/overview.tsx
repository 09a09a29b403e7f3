import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { EnrolledFilter } from '@marquee/rules/annual'
import { showCount } from '@marquee/rules/money'
import { Link as RouterLink } from 'react-router'
import type { Totals } from './answers.ts'
import { staffTexts as texts } from './texts.ts'
import type { ShownYearState } from './use-shown-year.ts'

interface OverviewProps extends Pick<ShownYearState, 'pathWith'> {
  totals: Totals
}

/** What all dealers of the place come to; each count leads to the dealers behind it. */
export function Overview({ totals, pathWith }: OverviewProps) {
  const { dealers, enrolled, ordered, leftToCustomize, cost } = totals
  const to = (filter: EnrolledFilter) => pathWith({ enrolled: filter })
  return (
    <Box component="ul" aria-label={texts.overview} sx={figures}>
      <Figure
        name={texts.enrolled}
        value={texts.enrolledOf(enrolled, dealers)}
        to={to('ENROLLED')}
      />
      <Figure name={texts.missing} value={showCount(dealers - enrolled)} to={to('MISSING')} />
      <Figure
        name={texts.notOrdered}
        value={showCount(enrolled - ordered)}
        to={to('NOT_ORDERED')}
      />
      <Figure
        name={texts.leftToCustomize}
        value={showCount(leftToCustomize)}
        note={texts.leftHint}
        to={to('NOT_CUSTOMIZED')}
      />
      <Figure
        name={texts.cost}
        value={texts.costOf(cost)}
        note={cost.draft > 0 ? texts.andDrafts(cost.draft) : undefined}
      />
    </Box>
  )
}

const figures = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
} as const

interface FigureProps {
  name: string
  value: string
  note?: string | undefined
  /** The dealers behind it. */
  to?: string
}

function Figure({ name, value, note, to }: FigureProps) {
  return (
    <Card component="li" sx={[{ position: 'relative', p: 4 }, to !== undefined && lifts]}>
      {to === undefined ? (
        name
      ) : (
        <Link component={RouterLink} to={to} preventScrollReset sx={whole}>
          {name}
        </Link>
      )}
      <Typography variant="h2" component="p" sx={{ mt: 2 }}>
        {value}
      </Typography>
      {note && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Card>
  )
}

const lifts = { '&:hover': { borderColor: 'line', boxShadow: 1 } } as const

const whole = {
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const
