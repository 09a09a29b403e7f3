import { daysBetween, type CalendarDate } from '../calendar/index.ts'
import { milesBetween, type GeoPoint } from '../maps/index.ts'
import { SEGMENTS } from '../templates/index.ts'
import {
  ANALYTICAL_MODELS,
  contactCode,
  UNKNOWN_DISTANCE,
  UNKNOWN_ZIP,
  vehicleOf,
  type CountedHousehold,
} from './household.rules.ts'
import { reachedBy } from './reach.rules.ts'
import { scoreBy } from './score.rules.ts'
import { lastSeenOn, segmentsAsOf, type SegmentMonths, type Visits } from './segment.rules.ts'

/** The facts about a household that are counted, without its identity. */
export interface CountableHousehold extends Visits {
  household: number
  postalCode: string | null
  hasEmail: boolean
  hasAddress: boolean
  /** Of the source and of suppressions. */
  flags: number
  mileage: number | null
  vehicles: readonly number[]
  personHash: bigint
  isShared: boolean
  /** From which days on it may get one more piece; undefined: it always may. */
  freeOn: FreeOn | undefined
}

/** In days since 1970; 0: it always may. */
export interface FreeOn {
  email: number
  mail: number
}

interface Market {
  marketKey: number
  today: CalendarDate
  months: SegmentMonths
  /** Where the dealership is; undefined where it is unknown. */
  place: GeoPoint | undefined
  middleOfZip: (zip: string) => GeoPoint | undefined
}

const FIRST_DAY = '1970-01-01' as CalendarDate
/** For a household that was never seen: longer ago than any rule counts. */
const NEVER = 100_000

/** Counts the households of a market as of a day. */
export function householdsOf(market: Market): (household: CountableHousehold) => CountedHousehold {
  const { marketKey, today } = market
  const segment = segmentsAsOf(today, market.months)
  const distance = distancesFrom(market)
  const dayNumber = daysSince(FIRST_DAY)
  const year = Number(today.slice(0, 4))
  const now = dayNumber(today)
  return (countable) => {
    const seen = lastSeenOn(countable)
    const lastVisit = seen === null ? 0 : dayNumber(seen)
    const [latest] = countable.vehicles
    const facts = {
      daysSinceSeen: seen === null ? NEVER : now - lastVisit,
      visits: countable.visits,
      mileage: countable.mileage,
      vehicleAge: latest === undefined ? null : year - vehicleOf(latest).year,
    }
    return {
      marketKey,
      household: countable.household,
      zip: countable.postalCode === null ? UNKNOWN_ZIP : Number(countable.postalCode),
      distance: countable.postalCode === null ? UNKNOWN_DISTANCE : distance(countable.postalCode),
      segment: SEGMENTS.indexOf(segment(countable)),
      contact: contactCode(reachedBy(countable)),
      emailFreeOn: countable.freeOn?.email ?? 0,
      mailFreeOn: countable.freeOn?.mail ?? 0,
      scores: ANALYTICAL_MODELS.map((model) => scoreBy(model, facts)),
      vehicles: countable.vehicles,
      personHash: countable.personHash,
      lastVisit,
      isShared: countable.isShared,
    }
  }
}

/** Whole hundredths of a mile; each ZIP code is looked up once. */
function distancesFrom({ place, middleOfZip }: Market): (zip: string) => number {
  const known = new Map<string, number>()
  return (zip) => {
    let found = known.get(zip)
    if (found === undefined) {
      const middle = place && middleOfZip(zip)
      found = place && middle ? Math.round(milesBetween(place, middle) * 100) : UNKNOWN_DISTANCE
      known.set(zip, found)
    }
    return found
  }
}

/** Days are few and households many. */
function daysSince(first: CalendarDate): (day: CalendarDate) => number {
  const known = new Map<CalendarDate, number>()
  return (day) => {
    let found = known.get(day)
    if (found === undefined) known.set(day, (found = daysBetween(first, day)))
    return found
  }
}
