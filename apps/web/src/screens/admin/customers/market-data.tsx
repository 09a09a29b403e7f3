import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { api, useOperation } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { ErrorState, TextSkeleton } from '../../../ui/states/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { Switcher, useUserState } from '../../../widgets/user-state/index.ts'
import type { MarketCustomers } from './answers.ts'
import { figure, marketTexts } from './texts.ts'

/** What stands of the selected dealer's customers; for a market above dealers, how to choose one. */
export function MarketData() {
  const { selectedMarket } = useUserState()
  if (selectedMarket?.type === 'DEALER') return <DataOf market={selectedMarket} />
  return (
    <Alert severity="info" sx={{ mb: 8 }}>
      <Typography>{marketTexts.noDealer}</Typography>
      <Switcher target={paths.customers}>
        {(open) => (
          <Button size="small" variant="outlined" onClick={open} sx={{ mt: 2 }}>
            {marketTexts.choose}
          </Button>
        )}
      </Switcher>
    </Alert>
  )
}

function DataOf({ market: { key, name } }: { market: { key: number; name: string } }) {
  const asked = useOperation(
    api.customers.market,
    { params: { marketKey: String(key) } },
    { selection: false },
  )
  return (
    <Section title={marketTexts.title(name)} framed>
      {asked.status === 'loading' && <TextSkeleton lines={2} />}
      {asked.status === 'failed' && (
        <ErrorState
          title={marketTexts.loadFailed}
          onRetry={asked.retry}
          retrying={asked.isRefreshing}
        >
          {asked.error}
        </ErrorState>
      )}
      {asked.response && <Standing of={asked.response} />}
    </Section>
  )
}

function Standing({ of: { version, households, asOf, publishedAt } }: { of: MarketCustomers }) {
  const isCounted = version > 0
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Chip
        label={isCounted ? marketTexts.counted : marketTexts.notCounted}
        color={isCounted ? 'success' : 'warning'}
        sx={{ justifySelf: 'start' }}
      />
      {isCounted ? (
        <Facts
          facts={[
            [marketTexts.households, figure(households)],
            [marketTexts.asOf, asOf && showDate(asOf as CalendarDate)],
            [marketTexts.publishedAt, publishedAt && showMoment(publishedAt)],
          ]}
        />
      ) : (
        <Typography>{marketTexts.notCountedWhy}</Typography>
      )}
    </Box>
  )
}
