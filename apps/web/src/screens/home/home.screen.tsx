import Box from '@mui/material/Box'
import { Page } from '../../ui/page/index.ts'
import { useMarketHierarchy } from '../../widgets/markets/index.ts'
import { NoMarket, useUserState } from '../../widgets/user-state/index.ts'
import { ClosedDays } from './closed-days.tsx'
import { Managing } from './managing.tsx'
import { MarketFacts } from './market-facts.tsx'
import { MarketsBelow } from './markets-below.tsx'
import { Place } from './place.tsx'
import { PlainLinks } from './plain-links.tsx'
import { homeTexts } from './texts.ts'
import { Work } from './work.tsx'

/** Where am I, what is coming, what do I look after. */
export function Screen() {
  const { selectedMarket, selectedHierarchy, permissions, featureToggles } = useUserState()
  const mayRead = permissions.includes('CAN_READ_CAMPAIGNS')
  const isFull = featureToggles.IS_INDUSTRIAL_AMP_HOMEPAGE_ENABLED === true
  const asked = useMarketHierarchy(selectedMarket?.key)
  const hierarchy = asked.response?.marketHierarchy
  const brand = selectedHierarchy && homeTexts.wholeBrand(selectedHierarchy.name)
  return (
    <Page
      title={selectedMarket?.name ?? brand ?? homeTexts.noMarket}
      intro={hierarchy && <Place ancestors={hierarchy.ancestors} />}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {selectedMarket ? (
            <>
              {mayRead && (isFull ? <Work /> : <PlainLinks />)}
              <MarketFacts asked={asked} />
              <MarketsBelow markets={hierarchy?.children ?? []} />
            </>
          ) : (
            <Box sx={{ mb: 8 }}>
              <NoMarket>{homeTexts.noMarketWhy}</NoMarket>
            </Box>
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <ClosedDays />
          <Managing />
        </Box>
      </Box>
    </Page>
  )
}
