import Box from '@mui/material/Box'
import { api, useOperation } from '../../api/index.ts'
import { paths } from '../../app/paths.ts'
import { Page } from '../../ui/page/index.ts'
import { ErrorState, FormSkeleton } from '../../ui/states/index.ts'
import { NoMarket, useUserState, type State } from '../../widgets/user-state/index.ts'
import { describeMarket } from '../../widgets/markets/index.ts'
import { Profile } from './profile.tsx'
import { texts } from './texts.ts'

type Market = NonNullable<State['selectedMarket']>

/** What the selected market tells about itself, and the logos that it uses. */
export function Screen() {
  const { selectedMarket } = useUserState()
  if (selectedMarket) return <ProfileOf key={selectedMarket.key} market={selectedMarket} />
  return (
    <Page title={texts.title}>
      <NoMarket target={paths.dealerProfile}>{texts.noMarketWhy}</NoMarket>
    </Page>
  )
}

function ProfileOf({ market }: { market: Market }) {
  const asked = useOperation(api.marketProfiles.read, { params: { marketKey: String(market.key) } })
  return (
    <Page title={texts.title} intro={[market.name, describeMarket(market)].join(' · ')}>
      {asked.response && <Profile profile={asked.response} onStale={asked.retry} />}
      {asked.status === 'loading' && (
        <Box sx={{ mt: 6, maxWidth: { lg: '60%' } }}>
          <FormSkeleton fields={10} />
        </Box>
      )}
      {asked.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={asked.retry} retrying={asked.isRefreshing}>
          {asked.error}
        </ErrorState>
      )}
    </Page>
  )
}
