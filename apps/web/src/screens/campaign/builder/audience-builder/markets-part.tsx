import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { showCount, showMoney } from '@marquee/rules/money'
import { useId } from 'react'
import { CountingNumber } from '../../../../ui/counting/index.ts'
import { AllOrNone } from './all-or-none.tsx'
import type { CountedMarket } from './answers.ts'
import { AudiencePart } from './audience-part.tsx'
import { useAudience, useChosen, useProblem } from './use-audience.ts'
import { marketTexts as texts } from './texts.ts'

/** Of a campaign of several dealers: whose customers are written to. */
export function MarketsPart() {
  const { change, breakdown } = useAudience()
  const filter = useChosen('markets')
  const error = useProblem('markets')
  const { audienceByMarket: markets } = breakdown
  if (markets.length < 2) return null
  const all = markets.map(({ sourceId }) => sourceId)
  const chosen = filter ?? all
  const choose = (sourceId: string, isOn: boolean) => {
    const next = all.filter((one) => (one === sourceId ? isOn : chosen.includes(one)))
    change('markets', next.length === all.length ? null : next)
  }
  return (
    <AudiencePart
      title={texts.title}
      aside={
        <AllOrNone of={texts.title} onChoose={(isAll) => change('markets', isAll ? null : [])} />
      }
    >
      {error && <Typography sx={{ color: 'error.main' }}>{error}</Typography>}
      <Box component="ul" aria-label={texts.list} sx={look}>
        {markets.map((market) => (
          <MarketLine
            key={market.marketKey}
            market={market}
            isOn={chosen.includes(market.sourceId)}
            onToggle={(isOn) => choose(market.sourceId, isOn)}
          />
        ))}
      </Box>
    </AudiencePart>
  )
}

interface MarketLineProps {
  market: CountedMarket
  isOn: boolean
  onToggle: (isOn: boolean) => void
}

function MarketLine({ market, isOn, onToggle }: MarketLineProps) {
  const id = useId()
  const { name, filteredCount, estimatedCost, overlap } = market
  return (
    <li>
      <Box component="label" htmlFor={id} sx={line}>
        <Checkbox
          id={id}
          size="small"
          checked={isOn}
          onChange={(_, checked) => onToggle(checked)}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="span" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {overlap > 0 && (
            <Typography variant="caption" component="span" sx={note}>
              {texts.overlap(showCount(overlap))}
            </Typography>
          )}
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <CountingNumber value={filteredCount} />
          <Typography variant="caption" component="span" sx={note}>
            {showMoney(estimatedCost)}
          </Typography>
        </Box>
      </Box>
    </li>
  )
}

const note = { display: 'block', color: 'text.secondary' } as const

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'start',
  py: 1.5,
  px: 1,
  cursor: 'pointer',
  '& .MuiCheckbox-root': { p: 0.5 },
} as const

const look = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: '20rem',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const
