import {
  contactCode,
  reachOf,
  UNKNOWN_DISTANCE,
  UNKNOWN_ZIP,
  type CountedHousehold,
  vehicleOf,
} from '@marquee/rules/customers'
import { FAILS, TALLY_GROUPS, type AudienceQuestion, type Tally } from '@marquee/rules/audience'

/** By which contact code a household counts, on the day of the mailing. */
export function contactOn(
  { contact, emailFreeOn, mailFreeOn }: CountedHousehold,
  { mailDay }: Pick<AudienceQuestion, 'mailDay'>,
): number {
  const reach = { ...reachOf(contact) }
  if (mailDay === null) return contact
  if (reach.email === 'REACHABLE' && emailFreeOn > mailDay) reach.email = 'PRESSED'
  if (reach.mail === 'REACHABLE' && mailFreeOn > mailDay) reach.mail = 'PRESSED'
  return contactCode(reach)
}

/** Which filters a household fails, computed for one household at a time. */
export function maskOf(one: CountedHousehold, question: AudienceQuestion): number {
  const { vehicles, segments, smartSelect } = question
  const fails = {
    vehicle: vehicles !== null && !one.vehicles.some((code) => vehicles.includes(code)),
    segment: segments !== null && !segments.includes(one.segment),
    location: !isThere(one, question.location),
    smartSelect:
      smartSelect !== null && (one.scores[smartSelect.model] ?? 0) < smartSelect.leastScore,
  }
  return Object.entries(fails).reduce(
    (mask, [name, isFailed]) => mask + (isFailed ? FAILS[name as keyof typeof FAILS] : 0),
    0,
  )
}

/** Is it known where a household is, as the filter needs it? */
export const isPlaced = (
  { zip, distance }: CountedHousehold,
  { type }: AudienceQuestion['location'],
): boolean => (type === 'ZIPCODE' ? zip !== UNKNOWN_ZIP : distance !== UNKNOWN_DISTANCE)

function isThere(one: CountedHousehold, location: AudienceQuestion['location']): boolean {
  if (!isPlaced(one, location) && location.isUnplacedIncluded) return true
  if (location.type === 'ZIPCODE') {
    return location.zips === null || (one.zip !== UNKNOWN_ZIP && location.zips.includes(one.zip))
  }
  if (location.most === null) return true
  return one.distance !== UNKNOWN_DISTANCE && one.distance <= location.most
}

/** Those whom another of the markets serves. */
export function leftToAnother(
  all: readonly CountedHousehold[],
  { isOncePerHousehold }: AudienceQuestion,
): CountedHousehold[] {
  if (!isOncePerHousehold) return []
  return all.filter((one) =>
    all.some(
      (other) =>
        other.personHash === one.personHash &&
        (other.lastVisit > one.lastVisit ||
          (other.lastVisit === one.lastVisit && other.marketKey < one.marketKey)),
    ),
  )
}

/** What an engine answers, a row for each household. */
export function talliesOf(all: readonly CountedHousehold[], question: AudienceQuestion): Tally[] {
  const left = new Set(leftToAnother(all, question))
  const { zip, vehicle, household, market, overlap } = TALLY_GROUPS
  return all.flatMap((one) => {
    if (left.has(one)) return [row(overlap, one.marketKey, 0, 0)]
    const mask = maskOf(one, question)
    const isKnown = one.distance !== UNKNOWN_DISTANCE
    const distance = isKnown ? one.distance : 0
    const counted = {
      ...row(household, one.segment, contactOn(one, question), mask),
      known: isKnown ? 1 : 0,
      sumDistance: distance,
      mostDistance: distance,
    }
    if (!question.reached.includes(contactOn(one, question))) return [counted]
    const models = one.vehicles.map((code) => vehicleOf(code).modelCode)
    return [
      counted,
      row(zip, one.zip, 0, mask),
      row(market, one.marketKey, contactOn(one, question), mask === 0 ? 0 : 1),
      ...one.vehicles.map((code, at) => {
        const isFirst = models.indexOf(models[at] as number) === at
        return row(vehicle, code, isFirst ? 1 : 0, mask)
      }),
    ]
  })
}

const row = (group: Tally['group'], a: number, b: number, mask: number): Tally => ({
  group,
  a,
  b,
  mask,
  count: 1,
  known: 0,
  sumDistance: 0,
  mostDistance: 0,
})

/** Is any channel open to a household. */
export const isReachable = ({ contact }: CountedHousehold): boolean =>
  Object.values(reachOf(contact)).includes('REACHABLE')
