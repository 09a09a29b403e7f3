import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import {
  FIELD_TYPES,
  creativeProblems,
  PREVIEW_TYPES,
  sampleFields,
} from '@marquee/rules/creatives'
import { seasonPeriod } from '@marquee/rules/campaigns'
import { isFlatCost } from '@marquee/rules/coupons'
import {
  creativePiece,
  designOf,
  isEmailDesign,
  sampleCoupons,
  unprintedFields,
} from '@marquee/rules/pieces'
import {
  CATEGORIES,
  codesOf,
  isOpen,
  offeringProblems,
  stepsOf,
  templateProblems,
  unsentProblems,
} from '@marquee/rules/templates'
import { describe, expect, test } from 'vitest'
import { closedDays } from './blackout-dates.ts'
import { demoCoupons } from './coupons.ts'
import { demoCreatives } from './creatives/index.ts'
import { SCENES, type SceneName } from './drawing/scenes/index.ts'
import { demoHierarchies, demoMarketGroups, demoMarkets, demoPeople } from './index.ts'
import { demoTemplates } from './templates/index.ts'

const TODAY = '2026-11-23' as CalendarDate
const brands = demoHierarchies()
const markets = demoMarkets()
const coupons = demoCoupons(brands, demoMarketGroups(markets, demoPeople(markets)), markets, TODAY)
const pictures = Object.fromEntries(Object.keys(SCENES).map((name) => [name, name])) as Record<
  SceneName,
  string
>
const creatives = demoCreatives(brands, pictures)
const on = (today: CalendarDate) => demoTemplates({ brands, creatives, coupons, today })
const templates = on(TODAY)
const honda = templates.filter(({ hierarchyId }) => hierarchyId === 'HONDA')
const costsOf = (id: string) =>
  named(id)?.priceBook.prices.map(({ pricePerPiece }) => pricePerPiece) ?? []
const named = (id: string) => honda.find((one) => one.id === id)?.content

describe('the creatives of the demo', () => {
  test('keep every rule, and name designs that there are [CRE-01]', () => {
    for (const { id, content } of creatives) {
      expect(creativeProblems(content, { demo: 'http://localhost:1' }), id).toEqual({})
      expect(designOf(content.design), id).toBeDefined()
      expect(content.emailDesign === null || isEmailDesign(content.emailDesign), id).toBe(true)
    }
  })

  test('print what has to be filled in, with as many coupons as they may carry [CRE-09]', () => {
    for (const { id, content } of creatives) {
      const design = designOf(content.design)
      const filled = sampleFields(content.fields)
      for (const count of design?.coupons ?? []) {
        const known = { hierarchyId: 'HONDA', coupons: sampleCoupons(count), ...filled }
        const pages = design?.lay(creativePiece({ ...content, photo: null }, known)) ?? []
        expect(unprintedFields(pages, filled.fields), id).toEqual([])
      }
    }
  })

  test('are of all three kinds of previews, with fields of every type, in each brand [CRE-02, FRM-16]', () => {
    for (const { id: brand } of brands) {
      const own = creatives.filter(({ hierarchyId }) => hierarchyId === brand)
      const types = new Set(own.map(({ content }) => content.preview.type))
      expect([...types].toSorted()).toEqual(PREVIEW_TYPES.toSorted())
      const fields = new Set(own.flatMap(({ content }) => content.fields.map(({ type }) => type)))
      expect([...fields].toSorted()).toEqual(FIELD_TYPES.toSorted())
    }
  })
})

describe('the templates of the demo', () => {
  test('keep every rule, whichever day they are loaded [TPL-03]', () => {
    for (let after = 0; after < 400; after += 7) {
      for (const { id, content } of on(addDays(TODAY, after))) {
        expect(templateProblems(content), id).toEqual({})
      }
    }
  })

  test('may be offered as they are [TPL-08]', () => {
    const madeFor = new Map(creatives.map(({ key, content }) => [key, content]))
    for (const { id, content, isInactive } of templates) {
      if (isInactive) continue
      expect({ ...offeringProblems(content), ...unsentProblems(content, madeFor) }, id).toEqual({})
    }
  })

  test('are at least two of every category for each brand [TPL-01, TPL-02]', () => {
    for (const { id: brand } of brands) {
      for (const category of CATEGORIES) {
        const own = templates.filter(
          ({ hierarchyId, isInactive, content }) =>
            hierarchyId === brand && !isInactive && content.category === category,
        )
        expect(own.length, `${brand} ${category}`).toBeGreaterThanOrEqual(2)
      }
    }
  })

  test('cost as much as their pieces do: a letter is no postcard, and no two of a category cost the same', () => {
    const costs = honda
      .filter(({ isInactive }) => !isInactive)
      .map(({ content: { category, priceBook } }) => ({
        category,
        prices: priceBook.prices.map(({ pricePerPiece }) => pricePerPiece),
      }))
    expect(new Set(costs.map((one) => JSON.stringify(one))).size).toBe(costs.length)
    for (const { prices } of costs) expect(prices[0]).toBeLessThan((prices[1] ?? 0) / 10)
    const [, letter = 0] = costsOf('welcome-back')
    const [, postcard = 0] = costsOf('oil-change')
    expect(letter).toBeGreaterThan(postcard)
  })

  test('have keys and codes once each, and refer to what there is [TPL-06, TPL-19, TPL-20]', () => {
    expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length)
    for (const { id: brand } of brands) {
      const own = templates.filter(({ hierarchyId }) => hierarchyId === brand)
      const codes = own.map(({ content }) => codesOf(content))
      for (const all of [
        codes.flatMap((one) => one.CREATIVE),
        codes.flatMap((one) => one.LETTER),
      ]) {
        expect(new Set(all).size).toBe(all.length)
      }
      const referred = own.flatMap(({ content }) =>
        content.creativeTemplates.flatMap(({ defaultCoupons }) => defaultCoupons),
      )
      expect(referred.length).toBeGreaterThan(30)
      for (const { couponKey } of referred) {
        expect(coupons[couponKey - 1]).toMatchObject({ scope: 'GLOBAL', hierarchyId: brand })
      }
      for (const { season, templateKey } of own.flatMap(({ content }) => content.seasonals)) {
        expect(own.find(({ key }) => key === templateKey)?.id).toBe(season.toLowerCase())
      }
    }
  })

  test('show what the product can do: steps, waves, locks, deferral, ads, second emails, one creative only [TPL-03]', () => {
    expect(stepsOf(named('service-reminders') as never)).toHaveLength(4)
    expect(named('service-reminders')?.type).toBe('SUBSCRIPTION')
    expect(named('oil-change')?.canSelectWaves).toBe(true)
    expect(named('evening')?.isMailDateLocked).toBe(true)
    const offered = named('evening')?.channelOptions ?? []
    expect(offered.map((one) => one.fulfillmentChannelVariation ?? one.fulfillmentChannel)).toEqual(
      expect.arrayContaining(['DIGITAL_MEDIA', 'NON_OPEN_REBLAST']),
    )
    expect(named('winter')?.campaignExecution.startDateSelectionMode).toBe('RESTRICTED')
    expect(named('metro-sheet')?.isBillingDeferred).toBe(true)
    const [letter] = stepsOf(named('welcome-back') as never)
    expect(letter?.creativeSelection.filterItems).toHaveLength(1)
    const metro = named('metro-sheet')?.creativeTemplates.flatMap((one) => one.defaultCoupons) ?? []
    const carried = metro.map(({ couponKey }) => coupons[couponKey - 1])
    expect(carried.some((coupon) => coupon && isFlatCost(coupon))).toBe(true)
  })

  test('of a year are four seasons ahead, whichever day they are loaded, and the next may be customized [ANN-01]', () => {
    const order = ['winter', 'spring', 'summer', 'fall']
    for (let after = 0; after < 400; after += 11) {
      const today = addDays(TODAY, after)
      for (const { id: brand } of brands) {
        const own = on(today).filter(({ hierarchyId }) => hierarchyId === brand)
        const seasons = order.flatMap((id) => own.filter((one) => one.id === id))
        const days = seasons.flatMap(({ content }) => content.mailDate ?? [])
        expect(days).toEqual([...new Set(days)].toSorted())
        expect([days.length, String(days[0]) > today]).toEqual([4, true])
        expect(days.filter((day) => closedDays(brand, today).includes(day))).toEqual([])
        const periods = seasons.map(
          ({ content }) => seasonPeriod(content.customizationPeriod, today).state,
        )
        expect(periods).toEqual(['open', 'ahead', 'ahead', 'ahead'])
      }
    }
  })

  test('are open, about to open and over on the day of loading [CMP-35]', () => {
    const reason = (id: string) => {
      const result = isOpen(named(id) as never, TODAY)
      return result.ok ? 'open' : result.reason
    }
    expect(['spring', 'summer', 'long-weekends'].map(reason)).toEqual([
      'open',
      'campaign-template.not-open-yet',
      'campaign-template.enrollment-ended',
    ])
  })
})
