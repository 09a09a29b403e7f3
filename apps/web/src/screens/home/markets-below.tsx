import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Section } from '../../ui/page/index.ts'
import { MarketRows, type MarketSummary } from '../../widgets/markets/index.ts'
import { useMarketSwitch } from '../../widgets/user-state/index.ts'
import { homeTexts } from './texts.ts'

const SHOWN_FIRST = 8

/** The markets right below this one, each a click away. */
export function MarketsBelow({ markets }: { markets: readonly MarketSummary[] }) {
  const to = useMarketSwitch()
  const [showsAll, setShowsAll] = useState(false)
  if (markets.length === 0) return null
  const shown = showsAll ? markets : markets.slice(0, SHOWN_FIRST)
  return (
    <Section title={homeTexts.below} description={homeTexts.belowWhy} framed>
      <Box sx={{ mx: -3 }}>
        <MarketRows
          label={homeTexts.below}
          markets={shown}
          onChoose={(market) => void to.toMarket(market)}
        />
      </Box>
      {shown.length < markets.length && (
        <Button size="small" sx={{ mt: 2 }} onClick={() => setShowsAll(true)}>
          {homeTexts.showAll(markets.length)}
        </Button>
      )}
    </Section>
  )
}
