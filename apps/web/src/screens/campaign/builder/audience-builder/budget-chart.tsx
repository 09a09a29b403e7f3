import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showCount, showMoney } from '@marquee/rules/money'
import { boughtFor, NEXT_BUDGET, nextBuys, type BudgetPoint } from './budget-curve.rules.ts'
import { inDollars } from './in-dollars.ts'
import { smartTexts as texts } from './texts.ts'

interface BudgetChartProps {
  curve: readonly BudgetPoint[]
  spent: number
}

const WIDTH = 240
const HEIGHT = 96

/** How many households each budget buys, where the audience stands on it, and what $100 more would buy. */
export function BudgetChart({ curve, spent }: BudgetChartProps) {
  const end = curve.at(-1) as BudgetPoint
  const next = nextBuys(curve, spent)
  const x = (budget: number) => (Math.min(1, budget / end.budget) * WIDTH).toFixed(1)
  const y = (households: number) =>
    (HEIGHT - (households / Math.max(1, end.households)) * HEIGHT).toFixed(1)
  const line = [{ budget: 0, households: 0 }, ...curve]
    .map(({ budget, households }) => `${x(budget)},${y(households)}`)
    .join(' ')
  const told = next > 0 ? texts.next(inDollars(NEXT_BUDGET), showCount(next)) : texts.nothingMore
  return (
    <Box component="figure" sx={{ m: 0, mt: 4 }}>
      <Typography component="figcaption" variant="subtitle2">
        {told}
      </Typography>
      <Typography variant="caption" component="p" sx={{ textAlign: 'right', mt: 2 }}>
        {texts.point(showMoney(end.budget), showCount(end.households))}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={`${texts.curve}. ${spoken(curve)}`}
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        sx={look}
      >
        <polygon data-area points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline data-line points={line} />
        <line x1={x(spent)} x2={x(spent)} y1="0" y2={HEIGHT} data-here />
        <circle cx={x(spent)} cy={y(boughtFor(curve, spent))} r="4" />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'caption' }}>
        <span>{inDollars(0)}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${texts.here}: ${showMoney(spent)}`}
        </Box>
        <span>{inDollars(end.budget)}</span>
      </Box>
    </Box>
  )
}

/** A few points of the curve, for those who hear the page. */
function spoken(curve: readonly BudgetPoint[]): string {
  const few = Math.max(1, Math.ceil(curve.length / 4))
  return curve
    .filter((_, at) => (at + 1) % few === 0 || at === curve.length - 1)
    .map(({ budget, households }) => texts.point(inDollars(budget), showCount(households)))
    .join(', ')
}

const look = {
  display: 'block',
  width: '100%',
  overflow: 'visible',
  color: 'primary.main',
  borderBottom: 1,
  borderColor: 'line',
  '& [data-area]': { fill: 'currentColor', opacity: 0.12 },
  '& [data-line]': { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  '& [data-here]': { stroke: 'currentColor', strokeDasharray: '2 3' },
  '& circle': { fill: 'currentColor' },
} as const
