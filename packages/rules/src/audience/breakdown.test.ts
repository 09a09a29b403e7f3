import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StepSend } from '../campaigns/index.ts'
import { reachOf, vehicleOf, type CountedHousehold } from '../customers/index.ts'
import { discountPerPiece, type PriceBook } from '../templates/index.ts'
import { households, MARKETS, MODELS, questions, sends } from '@marquee/test-kit/any-audience'
import {
  contactOn,
  isPlaced,
  isReachable,
  leftToAnother,
  maskOf,
  talliesOf,
} from '@marquee/test-kit/naive-audience'
import {
  breakdownOf,
  chargesOf,
  FAILS,
  householdCosts,
  reachBy,
  reachedBy,
  SENT_CHANNELS,
  usedChannels,
  type AudienceQuestion,
} from './index.ts'

const BOOK: PriceBook = {
  prices: [
    { option: 'EMAIL', pricePerPiece: 433 },
    { option: 'DIRECT_MAIL', pricePerPiece: 6_950 },
    { option: 'DIGITAL_MEDIA', pricePerPiece: 120 },
    { option: 'NON_OPEN_REBLAST', pricePerPiece: 150 },
  ],
  discount: { base: 1_500, cap: 10, minimum: 25, maximum: 1_000 },
}

const PRICES = { EMAIL: 433, DIRECT_MAIL: 6_950, DIGITAL_MEDIA: 120 } as const

interface Case {
  all: CountedHousehold[]
  sent: StepSend[]
  question: AudienceQuestion
}

const cases: fc.Arbitrary<Case> = fc
  .record({ all: households, sent: sends, question: questions })
  .map(({ all, sent, question }) => ({
    all,
    sent,
    question: { ...question, reached: reachedBy(sent) },
  }))

function chargesFor({ all, sent }: Case) {
  const priced = MARKETS.map(({ marketKey }) => ({
    marketKey,
    reachable: all.filter((one) => one.marketKey === marketKey && isReachable(one)).length,
  }))
  return chargesOf(sent, BOOK, priced)
}

function folded(given: Case) {
  const { all, sent, question } = given
  return breakdownOf(talliesOf(all, question), {
    question,
    channels: usedChannels(sent),
    markets: MARKETS,
    models: MODELS,
    charges: chargesFor(given),
  })
}

/** What one household gets, step by step, as one would count it on paper. */
function piecesOf(one: CountedHousehold, { sent, question }: Case) {
  const { email, mail } = reachOf(contactOn(one, question))
  const got = { EMAIL: 0, DIRECT_MAIL: 0, DIGITAL_MEDIA: 0, again: 0 }
  const hasOptedOut = [email, mail].includes('OPTED_OUT')
  // Platforms limit by themselves how often they show an ad.
  const isFound =
    [email, mail].some((state) => state === 'REACHABLE' || state === 'PRESSED') && !hasOptedOut
  for (const { channels, isMailBackfill, isReblasted } of sent) {
    const isMailed = email === 'REACHABLE'
    if (channels.includes('EMAIL') && isMailed) got.EMAIL += 1
    if (channels.includes('EMAIL') && isMailed && isReblasted) got.again += 1
    if (channels.includes('DIGITAL_MEDIA') && isFound) got.DIGITAL_MEDIA += 1
    const isStandIn = isMailBackfill && isMailed
    if (channels.includes('DIRECT_MAIL') && mail === 'REACHABLE' && !isStandIn) got.DIRECT_MAIL += 1
  }
  return got
}

/** The same figures, by asking each household. */
function onPaper(given: Case) {
  const { all, question } = given
  const left = new Set(leftToAnother(all, question))
  const counted = all.filter((one) => !left.has(one))
  const reached = counted.filter((one) => question.reached.includes(contactOn(one, question)))
  const chosen = reached.filter((one) => maskOf(one, question) === 0)
  const lines = MARKETS.flatMap(({ marketKey }) =>
    SENT_CHANNELS.map((channel) => {
      const here = all.filter((one) => one.marketKey === marketKey)
      const price = PRICES[channel]
      const reachable = here.filter(isReachable).length
      const discount = discountPerPiece(
        BOOK.discount as NonNullable<PriceBook['discount']>,
        reachable,
      )
      const off = Math.min(price, discount)
      const got = chosen.filter((one) => one.marketKey === marketKey)
      const pieces = got.reduce((sum, one) => sum + piecesOf(one, given)[channel], 0)
      const again =
        channel === 'EMAIL' ? got.reduce((sum, one) => sum + piecesOf(one, given).again, 0) : 0
      const gross = pieces * price + again * 150
      return { marketKey, channel, pieces, gross, net: gross - pieces * off }
    }),
  )
  return { counted, reached, chosen, lines, left }
}

const halfUp = (parts: number) => Math.round(parts / 100)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const holds = (check: (given: Case) => void) =>
  fc.assert(fc.property(cases, check), { numRuns: 300 })

test('totals are those of households, each counted once [AUD-13]', () => {
  holds((given) => {
    const { counted, reached, chosen } = onPaper(given)
    expect(folded(given)).toMatchObject({
      totalSize: chosen.length,
      totalAvailable: reached.length,
      totalHouseholds: counted.length,
    })
  })
})

test('every line of the order is rounded once, and the cost is their sum [AUD-04, AUD-13, GEN-22]', () => {
  holds((given) => {
    const tallies = folded(given)
    const { lines } = onPaper(given)
    expect(tallies.estimatedCost).toBe(sum(lines.map(({ net }) => halfUp(net))))
    expect(tallies.costWithoutDiscount).toBe(sum(lines.map(({ gross }) => halfUp(gross))))
    expect(tallies.totalDiscount).toBe(tallies.costWithoutDiscount - tallies.estimatedCost)
    expect(sum(tallies.audienceByMarket.map(({ estimatedCost }) => estimatedCost))).toBe(
      tallies.estimatedCost,
    )
    expect(sum(tallies.audienceByChannel.map(({ cost }) => cost))).toBe(tallies.estimatedCost)
    for (const { channel, pieces } of tallies.audienceByChannel) {
      const ofChannel = lines.filter((line) => line.channel === channel)
      expect(pieces).toBe(sum(ofChannel.map((line) => line.pieces)))
    }
  })
})

test('a value counts who match it and pass every other filter [AUD-13, AUD-08]', () => {
  holds((given) => {
    const { question } = given
    const { reached } = onPaper(given)
    const tallies = folded(given)
    const without = (changed: Partial<AudienceQuestion>) =>
      reached.filter((one) => maskOf(one, { ...question, ...changed }) === 0)
    const pairs = (match: (one: CountedHousehold) => boolean, others: CountedHousehold[]) => ({
      filteredCount: others.filter(match).length,
      total: reached.filter(match).length,
    })
    for (const [place, facet] of tallies.audienceBySegment.entries()) {
      const others = without({ segments: null })
      expect(facet).toMatchObject(pairs(({ segment }) => segment === place, others))
    }
    const byZip = question.location.type === 'ZIPCODE'
    const anywhere = byZip
      ? without({ location: { type: 'ZIPCODE', zips: null, isUnplacedIncluded: false } })
      : without({})
    for (const { zipCode, ...facet } of tallies.audienceByZipCode) {
      expect(facet).toEqual(pairs(({ zip }) => zip === Number(zipCode), anywhere))
      expect(zipCode).toMatch(/^\d{5}$/)
    }
    const placed = reached.filter(({ zip }) => zip !== 0)
    expect(sum(tallies.audienceByZipCode.map(({ total }) => total))).toBe(placed.length)
    for (const { model, years, ...facet } of tallies.audienceByVehicle) {
      const { code } = MODELS.find((one) => one.model === model) as (typeof MODELS)[number]
      const has = (year?: number) => (one: CountedHousehold) =>
        one.vehicles.some((vehicle) => {
          const known = vehicleOf(vehicle)
          return known.modelCode === code && (year === undefined || known.year === year)
        })
      const others = without({ vehicles: null })
      expect(facet).toMatchObject(pairs(has(), others))
      for (const { year, ...each } of years) expect(each).toEqual(pairs(has(year), others))
    }
  })
})

test('markets and channels count their own households, and overlap stands beside [AUD-13]', () => {
  holds((given) => {
    const tallies = folded(given)
    const { reached, chosen, left } = onPaper(given)
    for (const { marketKey, filteredCount, total, overlap } of tallies.audienceByMarket) {
      const here = (one: CountedHousehold) => one.marketKey === marketKey
      expect(filteredCount).toBe(chosen.filter(here).length)
      expect(total).toBe(reached.filter(here).length)
      expect(overlap).toBe([...left].filter(here).length)
    }
    for (const { channel, filteredCount, total } of tallies.audienceByChannel) {
      const gets = (one: CountedHousehold) => piecesOf(one, given)[channel] > 0
      expect(filteredCount).toBe(chosen.filter(gets).length)
      expect(total).toBe(reached.filter(gets).length)
    }
  })
})

test('the waterfall leads from all households to those chosen, each once [AUD-13]', () => {
  holds((given) => {
    const tallies = folded(given)
    const lost = sum(tallies.waterfall.map(({ count }) => count))
    expect(lost + tallies.totalSize).toBe(tallies.totalHouseholds)
  })
})

test('who got enough to be reached on the mail date by what is sent has a line of their own [AUD-13]', () => {
  holds((given) => {
    const { question, sent } = given
    const states = (one: CountedHousehold) =>
      usedChannels(sent).map((channel) => reachBy(channel, contactOn(one, question)))
    const pressed = onPaper(given).counted.filter(
      (one) =>
        !question.reached.includes(contactOn(one, question)) &&
        states(one).includes('PRESSED') &&
        !states(one).some((state) => state === 'OPTED_OUT' || state === 'UNDELIVERABLE'),
    )
    const counts = new Map(folded(given).waterfall.map(({ bucket, count }) => [bucket, count]))
    expect(counts.get('CONTACT_PRESSURE')).toBe(pressed.length)
    if (question.mailDay === null) expect(counts.get('CONTACT_PRESSURE')).toBe(0)
  })
})

test('who fails the location because it is not known where they are has a line of their own [AUD-13]', () => {
  holds((given) => {
    const { location } = given.question
    const failing = onPaper(given).reached.filter(
      (one) => maskOf(one, given.question) & FAILS.location,
    )
    const counts = new Map(folded(given).waterfall.map(({ bucket, count }) => [bucket, count]))
    const unplaced = failing.filter((one) => !isPlaced(one, location))
    expect(counts.get('NO_PLACE')).toBe(unplaced.length)
    expect(counts.get('LOCATION')).toBe(failing.length - unplaced.length)
    if (location.isUnplacedIncluded) expect(unplaced).toEqual([])
  })
})

test('distances are of those chosen, as far as they are known [AUD-13]', () => {
  holds((given) => {
    const tallies = folded(given)
    const known = onPaper(given).chosen.flatMap(({ distance }) => (distance < 0 ? [] : [distance]))
    const miles = known.map((distance) => distance / 100)
    expect(tallies.maxDistance).toBe(known.length > 0 ? Math.max(...miles) : null)
    if (tallies.averageDistance === null) expect(known).toEqual([])
    else expect(tallies.averageDistance).toBeCloseTo(sum(miles) / miles.length, 2)
  })
})

test('an engine calculates a household with the same cost as its pieces [AUD-04]', () => {
  holds((given) => {
    const costs = householdCosts(chargesFor(given))
    const { chosen, lines } = onPaper(given)
    const tallies = sum(
      chosen.map(
        (one) =>
          costs.find(({ marketKey }) => marketKey === one.marketKey)?.byContact[
            contactOn(one, given.question)
          ] ?? 0,
      ),
    )
    expect(tallies).toBe(sum(lines.map(({ net }) => net)))
  })
})
