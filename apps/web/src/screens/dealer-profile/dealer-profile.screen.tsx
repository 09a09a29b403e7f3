import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { paths } from '../../app/paths.ts'
import { Page } from '../../ui/page/index.ts'
import { ErrorState, FormSkeleton } from '../../ui/states/index.ts'
import {
  isOpen,
  NoMarket,
  screenNeeds,
  useUserState,
  type State,
} from '../../widgets/user-state/index.ts'
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

function SeedListsLink() {
  if (!isOpen(useUserState(), screenNeeds.seedLists)) return null
  return (
    <Button component={Link} to={paths.seedLists} variant="outlined">
      {texts.seedLists}
    </Button>
  )
}

function ProfileOf({ market }: { market: Market }) {
  const asked = useOperation(api.marketProfiles.read, { params: { marketKey: String(market.key) } })
  return (
    <Page
      title={texts.title}
      intro={[market.name, describeMarket(market)].join(' · ')}
      actions={<SeedListsLink />}
    >
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
