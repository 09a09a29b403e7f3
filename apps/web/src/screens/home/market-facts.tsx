import { showPhone } from '@marquee/rules/phone'
import type { Asked } from '../../api/index.ts'
import { Facts } from '../../ui/facts/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ErrorState, TextSkeleton } from '../../ui/states/index.ts'
import { dayInWords, useToday, zoneName } from '../../widgets/calendar/index.ts'
import { typeNames, type MarketHierarchy } from '../../widgets/markets/index.ts'
import { homeTexts } from './texts.ts'

interface MarketFactsProps {
  asked: Asked<{ marketHierarchy: MarketHierarchy }>
}

/** What is known of the market: for a dealer the address, for all the place and the time zone. */
export function MarketFacts({ asked }: MarketFactsProps) {
  const { response, status, error, retry, isRefreshing } = asked
  return (
    <Section title={homeTexts.market} framed>
      {response && <Known {...response.marketHierarchy} />}
      {status === 'loading' && <TextSkeleton lines={6} />}
      {status === 'failed' && (
        <ErrorState title={homeTexts.marketFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
    </Section>
  )
}

function Known({ market, attributes }: MarketHierarchy) {
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
