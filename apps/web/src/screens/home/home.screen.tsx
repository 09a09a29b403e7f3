import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { daysBetween, type CalendarDate } from '@marquee/rules/calendar'
import { showPhone } from '@marquee/rules/phone'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { QueryState } from '../../api/index.ts'
import { campaignsPath, catalogPath, paths } from '../../app/paths.ts'
import { Facts } from '../../ui/facts/index.ts'
import { Page, Section } from '../../ui/page/index.ts'
import { ErrorState, RowsSkeleton, TextSkeleton } from '../../ui/states/index.ts'
import { useBlackoutDates, type BlackoutDateEntry } from '../../widgets/blackout-dates/index.ts'
import { dayInWords, inDays, useToday, zoneName } from '../../widgets/calendar/index.ts'
import {
  MarketRows,
  typeNames,
  useMarketHierarchy,
  type MarketHierarchy,
  type MarketSummary,
} from '../../widgets/markets/index.ts'
import { browsingNames, useBrowsingSlugs } from '../../widgets/templates/index.ts'
import {
  isOpen,
  NoMarket,
  screenNeeds,
  useBrandName,
  useMarketSwitch,
  useUserState,
} from '../../widgets/user-state/index.ts'
import { FirstStepsNote } from './first-steps-note.tsx'
import { homeTexts, workTexts } from './texts.ts'
import { Work } from './work.tsx'

/** Where am I, what is coming, what do I look after. */
export function Screen() {
  const state = useUserState()
  const { selectedMarket, selectedHierarchy, permissions, featureToggles } = state
  const mayRead = permissions.includes('CAN_READ_CAMPAIGNS')
  const isFull = featureToggles.IS_INDUSTRIAL_AMP_HOMEPAGE_ENABLED === true
  const query = useMarketHierarchy(selectedMarket?.key)
  const hierarchy = query.response?.marketHierarchy
  const brand = selectedHierarchy && homeTexts.wholeBrand(selectedHierarchy.name)
  return (
    <Page
      title={selectedMarket?.name ?? brand ?? homeTexts.noMarket}
      intro={query.status === 'loading' ? ONE_LINE : hierarchy && <Place {...hierarchy} />}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {isOpen(state, screenNeeds.begin) && <FirstStepsNote />}
          {selectedMarket ? (
            <>
              {mayRead && (isFull ? <Work /> : <PlainLinks />)}
              <MarketFacts query={query} />
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

/** Holds the place of the way down to the market until it is known. */
const ONE_LINE = '\u00a0'

/** The way down to the market. */
function Place({ ancestors }: Pick<MarketHierarchy, 'ancestors'>) {
  if (ancestors.length === 0) return null
  return (
    <span role="group" aria-label={homeTexts.place}>
      {ancestors.map(({ name }) => name).join(' › ')}
    </span>
  )
}

const lists = [
  [workTexts.drafts, campaignsPath({ status: 'DRAFT' })],
  [workTexts.waiting, campaignsPath({ status: 'SUBMITTED' })],
  [workTexts.all, paths.campaigns],
] as const

/** Links to the lists without their counts: for a deployment that leaves those out. */
function PlainLinks() {
  const parts = useBrowsingSlugs().map((slug) => [browsingNames[slug], catalogPath(slug)] as const)
  return (
    <Section title={workTexts.links} framed>
      <Box component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 2 }}>
        {[...lists, ...parts].map(([name, to]) => (
          <li key={name}>
            <Link component={RouterLink} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  )
}

interface MarketFactsProps {
  query: QueryState<{ marketHierarchy: MarketHierarchy }>
}

/** What is known of the market: for a dealer the address, for all the place and the time zone. */
function MarketFacts({ query }: MarketFactsProps) {
  const { response, status, error, retry, isRefreshing } = query
  return (
    <Section title={homeTexts.market} framed>
      {response && <FactsTable {...response.marketHierarchy} />}
      {status === 'loading' && <TextSkeleton lines={6} />}
      {status === 'failed' && (
        <ErrorState title={homeTexts.marketFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
    </Section>
  )
}

function FactsTable({ market, attributes }: MarketHierarchy) {
  const today = useToday(market.timeZone)
  const { facts, statuses, yes, no } = homeTexts
  const [address] = market.addresses
  const isDealer = market.type === 'DEALER'
  return (
    <Facts
      facts={[
        [facts.level, typeNames[market.type]],
        [facts.dealerId, isDealer && market.sourceId.id],
        [facts.status, statuses[market.status]],
        [facts.enrolled, isDealer && (market.isEnrolled ? yes : no)],
        [facts.address, address && postal(address)],
        [facts.phone, market.phoneNumber && showPhone(market.phoneNumber)],
        [facts.website, market.webAddress?.replace(/^https?:\/\//, '')],
        [facts.district, isDealer && attributes.district],
        [facts.zone, market.type !== 'ZONE' && attributes.zone],
        [facts.region, market.type !== 'NATIONAL' && attributes.region],
        [facts.timeZone, `${zoneName(market.timeZone)}\n${dayInWords(today)}`],
      ]}
    />
  )
}

type Address = MarketHierarchy['market']['addresses'][number]

const postal = ({ line1, city, countrySubdivision, postalCode }: Address) =>
  `${line1},\n${city}, ${countrySubdivision.code} ${postalCode}`

const SHOWN_FIRST = 8

/** The markets right below this one, each a click away. */
function MarketsBelow({ markets }: { markets: readonly MarketSummary[] }) {
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

const SHOWN = 5

/** The next days on which nothing is mailed. */
function ClosedDays() {
  const { selectedMarket } = useUserState()
  const today = useToday(selectedMarket?.timeZone)
  const { response, status, retry, isRefreshing } = useBlackoutDates()
  const ahead = response?.blackoutDates.filter(({ date }) => date >= today).slice(0, SHOWN)
  return (
    <Section title={homeTexts.closedDays} description={homeTexts.closedDaysWhy} framed>
      {status === 'loading' && <RowsSkeleton rows={3} />}
      {status === 'failed' && (
        <ErrorState title={blackoutDateTexts.loadFailed} onRetry={retry} retrying={isRefreshing} />
      )}
      {ahead?.length === 0 && <Typography>{homeTexts.noClosedDays}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ahead?.map((entry) => (
          <ClosedDay key={entry.key} entry={entry} today={today} />
        ))}
      </Box>
    </Section>
  )
}

function ClosedDay({ entry, today }: { entry: BlackoutDateEntry; today: CalendarDate }) {
  const brand = useBrandName()(entry.hierarchyId)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 4,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography component="time" dateTime={entry.date} sx={{ fontWeight: 'fontWeightMedium' }}>
          {dayInWords(entry.date)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {brand ?? homeTexts.everyBrand}
        </Typography>
      </div>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {inDays(daysBetween(today, entry.date))}
      </Typography>
    </Box>
  )
}

const SCREENS = ['blackoutDates', 'logoApprovals', 'customers', 'users', 'featureToggles'] as const

/** The screens beside the daily work that the person may open. */
function Managing() {
  const state = useUserState()
  const open = SCREENS.filter((screen) => isOpen(state, screenNeeds[screen]))
  if (open.length === 0) return null
  return (
    <Section title={homeTexts.managing} framed>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.map((screen) => (
          <Box key={screen} component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Entry to={paths[screen]} {...homeTexts.screens[screen]} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function Entry({ to, name, does }: { to: string; name: string; does: string }) {
  return (
    <Box
      component={RouterLink}
      to={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        py: 3,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover .name': { textDecoration: 'underline' },
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography className="name" sx={{ fontWeight: 'fontWeightMedium' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{does}</Typography>
      </Box>
      <ArrowForwardIcon aria-hidden sx={{ color: 'text.secondary' }} />
    </Box>
  )
}
