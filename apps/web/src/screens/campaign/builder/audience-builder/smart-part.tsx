import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { offersSmartSelect } from '@marquee/rules/audience'
import { showCount, showMoney } from '@marquee/rules/money'
import { placeOf } from '../../../../ui/form/index.ts'
import type { Breakdown } from './answers.ts'
import { AudiencePart } from './audience-part.tsx'
import { smartTexts as texts } from './texts.ts'
import { useAudience, useChosen, useProblem } from './use-audience.ts'

/** The customers who are most likely to respond, as many as a budget pays for. */
export function SmartPart() {
  const { campaign, change, breakdown } = useAudience()
  const isSmartSelect = useChosen('isSmartSelect')
  const { template } = campaign
  if (!offersSmartSelect(template)) {
    return (
      <AudiencePart title={texts.title}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {texts.notOffered}
        </Typography>
      </AudiencePart>
    )
  }
  const { smartSelectThreshold, budgetCurve, estimatedCost, totalSize } = breakdown
  return (
    <AudiencePart title={texts.title}>
      <FormControlLabel
        control={
          <Switch checked={isSmartSelect} onChange={(_, isOn) => change('isSmartSelect', isOn)} />
        }
        label={texts.label}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 3 }}>
        {texts.hint(inWords(template.analyticalModel ?? ''))}
      </Typography>
      {isSmartSelect && (
        <>
          <BudgetField />
          {smartSelectThreshold !== null && smartSelectThreshold > 0 && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
              {texts.threshold((smartSelectThreshold / 100).toFixed(1))}
            </Typography>
          )}
          {budgetCurve.length > 0 && (
            <BudgetChart curve={budgetCurve} spent={estimatedCost} reached={totalSize} />
          )}
        </>
      )}
    </AudiencePart>
  )
}

/** 'service-likelihood' as people say it. */
const inWords = (model: string): string => model.replaceAll('-', ' ')

/** Dollars as they are typed. The request is sent once typing has paused. */
function BudgetField() {
  const { change } = useAudience()
  const budget = useChosen('budget')
  const error = useProblem('budget')
  return (
    <TextField
      {...placeOf('budget', error !== undefined)}
      fullWidth
      size="small"
      label={texts.budget}
      value={budget}
      onChange={(event) => change('budget', event.target.value, 'typing')}
      error={error !== undefined}
      helperText={error ?? texts.budgetHint}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  )
}

interface BudgetChartProps {
  curve: readonly BudgetPoint[]
  spent: number
  /** How many households are chosen now. */
  reached: number
}

const WIDTH = 240
const HEIGHT = 96

/** How many households each budget buys, where the audience stands on it, and what $100 more would buy. */
function BudgetChart({ curve, spent, reached }: BudgetChartProps) {
  const end = curve.at(-1) as BudgetPoint
  // The curve is drawn from some points of it; never more than are left.
  const next = Math.min(nextBuys(curve, spent), Math.max(0, end.households - reached))
  const x = (budget: number) => (Math.min(1, budget / end.budget) * WIDTH).toFixed(1)
  const y = (households: number) =>
    (HEIGHT - (households / Math.max(1, end.households)) * HEIGHT).toFixed(1)
  const line = [{ budget: 0, households: 0 }, ...curve]
    .map(({ budget, households }) => `${x(budget)},${y(households)}`)
    .join(' ')
  const described =
    next > 0 ? texts.next(inDollars(NEXT_BUDGET), showCount(next)) : texts.nothingMore
  return (
    <Box component="figure" sx={{ m: 0, mt: 4 }}>
      <Typography component="figcaption" variant="subtitle2">
        {described}
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

type BudgetPoint = Breakdown['budgetCurve'][number]

/** The additional budget of which the chart says what it would buy. */
const NEXT_BUDGET = 100_00

/** How many households a budget buys, between two points in proportion. */
export function boughtFor(curve: readonly BudgetPoint[], budget: number): number {
  const after = curve.findIndex((point) => point.budget >= budget)
  if (after === -1) return curve.at(-1)?.households ?? 0
  const from = curve[after - 1] ?? { budget: 0, households: 0 }
  const to = curve[after] as BudgetPoint
  const part = to.budget === from.budget ? 1 : (budget - from.budget) / (to.budget - from.budget)
  return Math.round(from.households + (to.households - from.households) * part)
}

/** How many more the next $100 buys. */
export const nextBuys = (curve: readonly BudgetPoint[], spent: number): number =>
  boughtFor(curve, spent + NEXT_BUDGET) - boughtFor(curve, spent)

/** Whole dollars without the cents that say nothing: '$1,200'. */
const inDollars = (cents: number): string => showMoney(cents).replace(/\.00$/, '')
