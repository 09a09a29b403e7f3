import {
  describeBasis,
  describeCap,
  describeMonth,
  monthlyTexts as texts,
  monthlyTotals,
  type MonthlyEstimate,
} from '@marquee/rules/audience'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Facts } from '../../ui/facts/index.ts'

interface MonthlyFactsProps {
  estimate: MonthlyEstimate
  /** Undefined: it is shown elsewhere. */
  cap?: number | null
}

/** What each touchpoint sends in a month, from what that is counted, and the cap. */
export function MonthlyFacts({ estimate, cap }: MonthlyFactsProps) {
  const { touchpoints } = estimate
  const isOne = touchpoints.length === 1
  const total = monthlyTotals(estimate)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
        inRows
        facts={[
          ...touchpoints.map((each) => [each.name, describeMonth(each, estimate)] as const),
          [texts.total, !isOne && describeMonth(total, estimate)],
          [texts.capTitle, cap !== undefined && describeCap(cap, estimate)],
        ]}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary', maxWidth: '44rem' }}>
        {isOne ? describeBasis(estimate) : `${describeBasis(estimate)} ${texts.twice}`}
      </Typography>
    </Box>
  )
}
