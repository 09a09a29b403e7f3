import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { countedVehicles, SOURCE_FLAGS, type ReadHousehold } from '@marquee/rules/customers'
import { share } from '../seed.ts'
import { FIRST_NAMES, LAST_NAMES, MAIL_HOSTS, STREETS } from './names.ts'

export interface DemoZip {
  zip: string
  city: string
  state: string
}

export interface DemoModel {
  code: number
  years: readonly number[]
}

export interface DemoDealership {
  sourceId: string
  areaCode: string
  /** Around the dealer, the nearest first. */
  zips: readonly DemoZip[]
  models: readonly DemoModel[]
  size: number
  /** The dealer of whom some customers come here as well. */
  neighbor: DemoDealership | undefined
}

/** Every so many-th household is known next door as well. */
const SHARED_EVERY = 25

/** All households of a dealer: the same for the same seed, and those of one dealer for themselves. */
export function* demoHouseholds(
  dealer: DemoDealership,
  today: CalendarDate,
): Iterable<ReadHousehold> {
  const { neighbor } = dealer
  const days = { before: daysBefore(today), newest: newestYear(today) }
  for (let number = 0; number < dealer.size; number += 1) {
    const isShared = neighbor && number % SHARED_EVERY === 7 && number + 1 < neighbor.size
    // The next number there, as this one may have come from next door as well.
    const who = isShared ? personAt(neighbor, number + 1) : personAt(dealer, number)
    yield {
      ...who,
      ...historyAt(dealer, number, days),
      sourceId: `${dealer.sourceId}-${number}`,
    }
  }
}

type Random = () => number

const SEEDS = new Map<string, number>()

/** A row of numbers for each household; mulberry32. */
function randomOf(label: string, number: number): Random {
  let seed = SEEDS.get(label)
  if (seed === undefined) SEEDS.set(label, (seed = share(label) * 2 ** 32))
  let state = (seed + number * 0x9e3779b1) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pickBy = <Item>(items: readonly Item[], at: number): Item =>
  items[Math.floor(at * items.length)] as Item

const NO_EMAIL = 0.09
const NO_ADDRESS = 0.03

function personAt({ sourceId, zips, areaCode }: DemoDealership, number: number) {
  const random = randomOf(`people ${sourceId}`, number)
  const firstName = pickBy(FIRST_NAMES, random())
  const lastName = pickBy(LAST_NAMES, random())
  // Most live close by.
  const { zip, city, state } = pickBy(zips, random() ** 2)
  const line1 = `${100 + Math.floor(random() * 9_800)} ${pickBy(STREETS, random())}`
  const hasEmail = random() > NO_EMAIL
  // A household without an email always has an address.
  const hasAddress = !hasEmail || random() > NO_ADDRESS
  const host = pickBy(MAIL_HOSTS, random())
  return {
    firstName,
    lastName,
    line1: hasAddress ? line1 : null,
    city: hasAddress ? city : null,
    state: hasAddress ? state : null,
    postalCode: hasAddress ? zip : null,
    email: hasEmail ? `${plain(firstName)}.${plain(lastName)}.${sourceId}${number}@${host}` : null,
    phone: `${areaCode}55501${String(number % 100).padStart(2, '0')}`,
  }
}

const PLAIN = new Map<string, string>()

function plain(name: string): string {
  let found = PLAIN.get(name)
  if (found === undefined) {
    found = name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
    PLAIN.set(name, found)
  }
  return found
}

const LANGUAGES = ['en', 'en', 'en', 'en', 'en', 'en', 'en', 'es', 'es', 'zh']
const CONSENTS = ['Service desk', 'Purchase contract', 'Website', 'Event']
const MOST_DAYS = 1_500
const NO_VISIT_YET = 0.05

type DayBefore = (days: number) => CalendarDate

/** Days are few and households many. */
function daysBefore(today: CalendarDate): DayBefore {
  const known: CalendarDate[] = []
  return (days) => (known[days] ??= addDays(today, -days))
}

/** The models of the next year are sold from late summer on. */
const newestYear = (today: CalendarDate) => Number(addDays(today, 120).slice(0, 4))

interface DemoDays {
  before: DayBefore
  /** The latest model year that is sold. */
  newest: number
}

function historyAt({ sourceId, models }: DemoDealership, number: number, days: DemoDays) {
  const { before: dayBefore, newest } = days
  const random = randomOf(`history ${sourceId}`, number)
  const ago = Math.floor(random() ** 1.7 * MOST_DAYS)
  const visits = 1 + Math.floor(random() ** 2 * 14)
  const isOnlyBuyer = random() < NO_VISIT_YET
  const known = isOnlyBuyer || visits === 1 ? 0 : Math.floor(random() * 2_400)
  const lastVisitOn = dayBefore(ago)
  const firstVisitOn = dayBefore(ago + known)
  const purchasedOn = isOnlyBuyer || random() < 0.4 ? dayBefore(ago + known + 3) : null
  const driven = random()
  const language = pickBy(LANGUAGES, random())
  const consentSource = pickBy(CONSENTS, random())
  const flags = flagsAt(random)
  const vehicles = vehiclesAt(models, random, { newest, purchasedOn })
  return {
    purchasedOn,
    language,
    consentSource,
    flags,
    vehicles,
    firstVisitOn: isOnlyBuyer ? null : firstVisitOn,
    lastVisitOn: isOnlyBuyer ? null : lastVisitOn,
    visits: isOnlyBuyer ? 0 : visits,
    mileage: milesAt(Math.max(0, newest - (vehicles[0]?.year ?? newest)), driven),
  }
}

function flagsAt(random: Random): number {
  const { emailOptedOut, mailOptedOut, emailBounced, mailUndeliverable } = SOURCE_FLAGS
  return (
    (random() < 0.08 ? emailOptedOut : 0) |
    (random() < 0.04 ? mailOptedOut : 0) |
    (random() < 0.03 ? emailBounced : 0) |
    (random() < 0.02 ? mailUndeliverable : 0)
  )
}

interface Garage {
  /** The latest model year that is sold. */
  newest: number
  purchasedOn: CalendarDate | null
}

/** How many vehicles households have, and how old they are: mostly one, and mostly of the last ten years. */
function vehiclesAt(models: readonly DemoModel[], random: Random, { newest, purchasedOn }: Garage) {
  const count = 1 + Math.floor(random() ** 4 * 4)
  const owned = Array.from({ length: count }, (_, nth) => {
    const { code, years } = pickBy(models, random())
    const age = random()
    const likely =
      nth === 0 && purchasedOn
        ? Number(purchasedOn.slice(0, 4)) - usedYears(age)
        : newest - Math.floor(age ** 1.8 * 24)
    const any = pickBy(years, random())
    return { modelCode: code, year: years.includes(likely) ? likely : any, vin: '' }
  })
  return countedVehicles(owned)
}

/** Six of ten are bought new, the others up to eight years old. */
const usedYears = (share: number): number => Math.max(0, Math.floor((share - 0.6) * 20))

/** About 11,000 miles a year, some half as many, some more. */
function milesAt(age: number, share: number): number {
  return 800 + Math.floor((age + 0.2 + share) * (7_000 + share * 7_000))
}
