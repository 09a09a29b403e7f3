import {
  FAILS,
  TALLY_GROUPS,
  type AudienceQuestion,
  type ScoreCost,
  type Tally,
} from '@marquee/rules/audience'
import {
  contactCode,
  firstOfModelBits,
  reachOf,
  type CountedHousehold,
} from '@marquee/rules/customers'
import type { AudienceEngine, ScoreQuestion } from '../audience/index.ts'

type Group = keyof typeof TALLY_GROUPS

type Households = readonly CountedHousehold[]

/** The reference for all engines: it judges one household after another, straight by the rules. */
export function oracleOver(households: Households): AudienceEngine {
  return {
    async tally(question) {
      return tallied(question, among(question, households))
    },
    async scoreCosts(scored) {
      return costed(scored, passing({ ...scored.question, smartSelect: null }, households))
    },
    async chosen(question) {
      const chosen = passing(question, households)
      const at = (key: number) => {
        const own = chosen
          .filter(({ marketKey }) => marketKey === key)
          .sort((one, next) => one.household - next.household)
        return {
          households: Uint32Array.from(own, ({ household }) => household),
          contacts: Uint8Array.from(own, (one) => contactOn(question, one)),
        }
      }
      return new Map(question.marketKeys.map((key) => [key, at(key)]))
    },
    async members(question, { marketKey: only, skip, take }) {
      return passing(question, households)
        .filter(({ marketKey }) => only === null || marketKey === only)
        .map(({ marketKey, household }) => ({ marketKey, household }))
        .sort((a, b) => a.marketKey - b.marketKey || a.household - b.household)
        .slice(skip, skip + take)
    },
    async memberOf(question, { marketKey, household }) {
      const members = among(question, households)
      const found = members.find(
        (one) => one.marketKey === marketKey && one.household === household,
      )
      if (!found) return undefined
      const isLeftToAnother = leftToAnother(question, members).has(found)
      const contact = contactOn(question, found)
      const mask = maskOf(question, found)
      return { contact, mask, isLeftToAnother, isPlaced: isPlaced(question.location, found) }
    },
  }
}

const among = ({ marketKeys }: AudienceQuestion, households: Households) =>
  households.filter(({ marketKey }) => marketKeys.includes(marketKey))

function passing(question: AudienceQuestion, households: Households): Households {
  const members = among(question, households)
  const left = leftToAnother(question, members)
  return members.filter(
    (one) =>
      !left.has(one) &&
      question.reached.includes(contactOn(question, one)) &&
      !maskOf(question, one),
  )
}

function costed({ question, model, costs }: ScoreQuestion, chosen: Households): ScoreCost[] {
  const scores = new Map<number, ScoreCost>()
  for (const one of chosen) {
    const { scores: all, marketKey } = one
    const contact = contactOn(question, one)
    const score = all[model] ?? 0
    const price = costs.find((one) => one.marketKey === marketKey)?.byContact[contact] ?? 0
    const { households = 0, cost = 0 } = scores.get(score) ?? {}
    scores.set(score, { score, households: households + 1, cost: cost + price })
  }
  return [...scores.values()].sort((one, other) => other.score - one.score)
}

function tallied(question: AudienceQuestion, households: Households): Tally[] {
  const tallies = new Map<string, Tally>()
  const left = leftToAnother(question, households)
  const add = (name: Group, [a, b, mask]: readonly [number, number, number], distance = -1) => {
    const empty = { count: 0, known: 0, sumDistance: 0, mostDistance: 0 }
    const group = TALLY_GROUPS[name]
    const key = [group, a, b, mask].join()
    const tally = tallies.get(key) ?? { group, a, b, mask, ...empty }
    tally.count += 1
    if (distance >= 0) tally.known += 1
    if (distance >= 0) tally.sumDistance += distance
    tally.mostDistance = Math.max(tally.mostDistance, distance)
    tallies.set(key, tally)
  }
  for (const one of households) {
    const { marketKey, vehicles } = one
    const contact = contactOn(question, one)
    if (left.has(one)) add('overlap', [marketKey, 0, 0])
    if (left.has(one)) continue
    const mask = maskOf(question, one)
    add('household', [one.segment, contact, mask], one.distance)
    if (!question.reached.includes(contact)) continue
    add('zip', [one.zip, 0, mask])
    add('market', [marketKey, contact, mask === 0 ? 0 : 1])
    const first = firstOfModelBits(vehicles)
    for (const [place, code] of vehicles.entries()) {
      add('vehicle', [code, (first >> place) & 1, mask])
    }
  }
  return [...tallies.values()]
}

/** Who got enough of a channel to get a piece by it on the day cannot be reached by it. */
function contactOn({ mailDay }: AudienceQuestion, one: CountedHousehold): number {
  const { email, mail } = reachOf(one.contact)
  const isEnough = (freeOn: number) => mailDay !== null && freeOn > mailDay
  return contactCode({
    email: email === 'REACHABLE' && isEnough(one.emailFreeOn) ? 'PRESSED' : email,
    mail: mail === 'REACHABLE' && isEnough(one.mailFreeOn) ? 'PRESSED' : mail,
  })
}

function maskOf(
  { vehicles, segments, location, smartSelect }: AudienceQuestion,
  one: CountedHousehold,
): number {
  const hasVehicle = !vehicles || one.vehicles.some((code) => vehicles.includes(code))
  const isInSegment = !segments || segments.includes(one.segment)
  const isLikely = !smartSelect || (one.scores[smartSelect.model] ?? 0) >= smartSelect.leastScore
  return (
    (hasVehicle ? 0 : FAILS.vehicle) +
    (isInSegment ? 0 : FAILS.segment) +
    (isThere(location, one) ? 0 : FAILS.location) +
    (isLikely ? 0 : FAILS.smartSelect)
  )
}

function isPlaced({ type }: AudienceQuestion['location'], { zip, distance }: CountedHousehold) {
  return type === 'ZIPCODE' ? zip !== 0 : distance >= 0
}

function isThere(location: AudienceQuestion['location'], one: CountedHousehold) {
  if (location.isUnplacedIncluded && !isPlaced(location, one)) return true
  const { zip, distance } = one
  if (location.type === 'ZIPCODE') {
    return !location.zips || (zip !== 0 && location.zips.includes(zip))
  }
  return location.most === null || (distance >= 0 && distance <= location.most)
}

/** Households that count at another of the markets: at that of the last visit, then at the lowest key. */
function leftToAnother(
  { isOncePerHousehold }: AudienceQuestion,
  households: Households,
): Set<CountedHousehold> {
  if (!isOncePerHousehold) return new Set()
  const shared = households.filter(({ isShared }) => isShared)
  const chosen = new Map<bigint, CountedHousehold>()
  for (const one of shared) {
    const best = chosen.get(one.personHash)
    const visitedLater = one.lastVisit - (best?.lastVisit ?? -Infinity)
    if (!best || visitedLater > 0 || (visitedLater === 0 && one.marketKey < best.marketKey)) {
      chosen.set(one.personHash, one)
    }
  }
  return new Set(shared.filter((one) => chosen.get(one.personHash)?.marketKey !== one.marketKey))
}
