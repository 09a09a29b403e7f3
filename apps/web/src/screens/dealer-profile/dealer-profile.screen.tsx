import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { paths } from '../../app/paths.ts'
import { Page, Section } from '../../ui/page/index.ts'
import { ErrorState, FormSkeleton } from '../../ui/states/index.ts'
import { HistoryLink } from '../../widgets/audit/index.ts'
import { MarketZipMap } from '../../widgets/maps/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { describeMarket } from '../../widgets/markets/index.ts'
import {
  isOpen,
  NoMarket,
  screenNeeds,
  useUserState,
  type State,
} from '../../widgets/user-state/index.ts'
import { LogosPart } from './logos-part.tsx'
import { ProfileForm } from './profile.form.tsx'
import { partTexts, texts } from './texts.ts'

type Market = NonNullable<State['selectedMarket']>

/** The profile of the selected market, and the logos that it uses. */
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
  const query = useOperation(api.marketProfiles.read, { params: { marketKey: String(market.key) } })
  return (
    <Page
      title={texts.title}
      intro={[market.name, describeMarket(market)].join(' · ')}
      actions={
        <>
          <HistoryLink kind="market" of={market.key} />
          <SeedListsLink />
        </>
      }
    >
      {query.response && <Profile profile={query.response} onStale={query.retry} />}
      {query.status === 'loading' && (
        <Box sx={{ mt: 6, maxWidth: { lg: '60%' } }}>
          <FormSkeleton fields={10} />
        </Box>
      )}
      {query.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
        </ErrorState>
      )}
    </Page>
  )
}

interface ProfileProps {
  profile: MarketProfile
  /** What is shown is no longer so. */
  onStale: () => void
}

function Profile({ profile, onStale }: ProfileProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 8,
        gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        // What gets focus does not stay behind the bar below.
        '& form :is(input, textarea, [role="combobox"])': { scrollMarginBottom: '6rem' },
      }}
    >
      <ProfileForm profile={profile} />
      <LogosPart profile={profile} onStale={onStale} />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <AreaPart profile={profile} />
      </Box>
    </Box>
  )
}

/** About half an hour's drive: where most of a dealer's customers come from. */
const MILES = 25

/** The ZIP areas around a dealer, which their mailings will choose from. */
function AreaPart({ profile: { marketKey, hierarchyId, type } }: { profile: MarketProfile }) {
  if (type !== 'DEALER' || hierarchyId === null) return null
  return (
    <Section framed title={partTexts.area} description={partTexts.areaWhy(MILES)}>
      <MarketZipMap
        marketKeys={[marketKey]}
        hierarchyId={hierarchyId}
        miles={MILES}
        radius={MILES}
      />
    </Section>
  )
}
