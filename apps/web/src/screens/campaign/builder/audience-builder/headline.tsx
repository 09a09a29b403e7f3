import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { audienceTexts } from '@marquee/rules/audience'
import { showCount, showMoney } from '@marquee/rules/money'
import { CountingNumber, useBefore, useSettledText } from '../../../../ui/counting/index.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden/index.ts'
import { useAudience } from './audience.ts'
import { outcomeTexts as texts } from './texts.ts'

/** How many and how much. What it was before stays beside it until the next change. */
export function Headline() {
  const { breakdown, isBehind } = useAudience()
  const { totalSize, totalAvailable, totalHouseholds, estimatedCost } = breakdown
  const { costWithoutDiscount, totalDiscount, minimumOrderValue } = breakdown
  const told = useSettledText(
    texts.announced(showCount(totalSize), showMoney(estimatedCost)),
    !isBehind,
  )
  return (
    <Box>
      <Box aria-hidden sx={{ height: '0.25rem', mb: 3 }}>
        {isBehind && <LinearProgress sx={{ height: 1 }} aria-label={audienceTexts.determining} />}
      </Box>
      <Figure value={totalSize} unit={texts.households} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 4 }}>
        {texts.reach(showCount(totalAvailable), showCount(totalHouseholds))}
      </Typography>
      <Figure value={estimatedCost} show={showMoney} unit={texts.cost} />
      {totalDiscount > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <s>{showMoney(costWithoutDiscount)}</s>{' '}
          <Box component="span" sx={{ color: 'success.main' }}>
            {texts.saved(showMoney(totalDiscount))}
          </Box>
        </Typography>
      )}
      {minimumOrderValue !== null && estimatedCost < minimumOrderValue && (
        <Typography variant="caption" component="p" sx={{ color: 'warning.main', mt: 1 }}>
          {texts.minimum(showMoney(minimumOrderValue))}
        </Typography>
      )}
      <div role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </div>
    </Box>
  )
}

interface FigureProps {
  value: number
  unit: string
  show?: (value: number) => string
}

function Figure({ value, unit, show = showCount }: FigureProps) {
  const before = useBefore(value)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography component="span" variant="figure">
        <CountingNumber value={value} show={show} />
      </Typography>
      <Typography component="span">{unit}</Typography>
      <Typography
        component="span"
        variant="caption"
        sx={{ color: 'text.secondary', width: 1, minHeight: '1rem' }}
      >
        {before !== undefined && before !== value && texts.was(show(before))}
      </Typography>
    </Box>
  )
}
