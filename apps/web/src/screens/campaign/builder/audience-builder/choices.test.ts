import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boughtFor, nextBuys } from './smart-part.tsx'
import {
  choicesIn,
  chosenZips,
  offeredModels,
  onlyZips,
  withModels,
  withYears,
  withZips,
} from './choices.rules.ts'
import { waterfallRows } from './outcome.tsx'

const known = [
  { make: 'Honda', model: 'Accord', years: [2024, 2023] },
  { make: 'Honda', model: 'Civic', years: [2024] },
  { make: 'Honda', model: 'Planned', years: [] },
]
const counts = { filteredCount: 3, total: 9 }
const counted = [{ make: 'Honda', model: 'Civic', ...counts, years: [{ year: 2024, ...counts }] }]
const models = offeredModels(known, counted, null)

test('models are offered with their customers, those with the most first [AUD-08, AUD-13]', () => {
  expect(models.map(({ model, total }) => [model, total])).toEqual([
    ['Civic', 9],
    ['Accord', 0],
    ['Planned', 0],
  ])
  expect(models[0]?.years).toEqual([{ year: 2024, ...counts }])
  expect(models[1]?.years.map(({ filteredCount }) => filteredCount)).toEqual([0, 0])
})

test('a model or a year that is offered no longer is there while it is chosen [AUD-09]', () => {
  const year = (of: number, selected: boolean) => ({ year: of, selected })
  const filter = [
    { model: 'Civic', years: [year(2024, false), year(1999, true)] },
    { model: 'del Sol', years: [year(1993, true), year(1994, false)] },
    { model: 'Fit', years: [year(2020, false)] },
  ]
  const offered = offeredModels(known, counted, filter)
  expect(offered.map(({ model }) => model)).toEqual(['Civic', 'Accord', 'Planned', 'del Sol'])
  expect(offered[0]?.years.map((one) => one.year)).toEqual([2024, 1999])
  const chosen = choicesIn(filter, offered).filter(({ model }) => model === 'del Sol')
  expect(chosen).toEqual([{ model: 'del Sol', years: [year(1993, true)] }])
  const without = withYears(filter, offered, { model: 'del Sol', years: [1993], selected: false })
  expect(offeredModels(known, counted, without).map(({ model }) => model)).not.toContain('del Sol')
})

test('no filter is every year; unticking one makes a filter, ticking it again makes none [AUD-07, AUD-09]', () => {
  const without = withYears(null, models, { model: 'Accord', years: [2023], selected: false })
  expect(choicesIn(without, models)).toContainEqual({
    model: 'Accord',
    years: [
      { year: 2024, selected: true },
      { year: 2023, selected: false },
    ],
  })
  expect(withYears(without, models, { model: 'Accord', years: [2023], selected: true })).toBeNull()
})

test('all and none reach only the models that are shown [AUD-09]', () => {
  const none = withModels(null, models, new Set(['Civic']), false)
  const chosen = choicesIn(none, models).filter(({ years }) => years.some((one) => one.selected))
  expect(chosen.map(({ model }) => model)).toEqual(['Accord'])
  expect(withModels(none, models, new Set(['Civic', 'Accord']), true)).toBeNull()
})

const all = ['48104', '48105', '48201']

test('no filter is every ZIP code; unticked ones are named, and ticked again there is none [AUD-14]', () => {
  expect(chosenZips(null, all)).toEqual(new Set(all))
  const without = withZips(null, all, new Set(['48105']), false)
  expect(without).toEqual([
    { zipCode: '48104', selected: true },
    { zipCode: '48105', selected: false },
    { zipCode: '48201', selected: true },
  ])
  expect(withZips(without, all, new Set(['48105']), true)).toBeNull()
  // No one at all is sent by naming them: an empty list would mean all.
  expect(onlyZips(all, new Set())?.every(({ selected }) => !selected)).toBe(true)
  expect([...chosenZips(onlyZips(all, new Set(['48201'])), all)]).toEqual(['48201'])
})

const curve = [
  { budget: 10_000, households: 150, cost: 9_950 },
  { budget: 20_000, households: 280, cost: 19_900 },
]

test('the curve tells what a budget buys, and what the next $100 buys', () => {
  expect([0, 5_000, 10_000, 15_000, 20_000, 90_000].map((one) => boughtFor(curve, one))).toEqual([
    0, 75, 150, 215, 280, 280,
  ])
  expect(nextBuys(curve, 10_000)).toBe(130)
  expect(nextBuys(curve, 20_000)).toBe(0)
  expect(nextBuys([], 20_000)).toBe(0)
})

test('the waterfall leads from all customers to those who are left, none lost on the way [AUD-13]', () => {
  const buckets = ['OPTED_OUT', 'LOCATION', 'VEHICLE'] as const
  fc.assert(
    fc.property(fc.tuple(fc.nat(900), fc.nat(900), fc.nat(900)), fc.nat(900), (taken, left) => {
      const totalHouseholds = taken.reduce((sum, count) => sum + count, left)
      const waterfall = buckets.map((bucket, at) => ({ bucket, count: taken[at] ?? 0 }))
      const rows = waterfallRows({ totalHouseholds, waterfall })
      expect(rows.at(-1)?.left).toBe(left)
      expect(rows.map(({ bucket }) => bucket)).toEqual(buckets)
    }),
  )
})
