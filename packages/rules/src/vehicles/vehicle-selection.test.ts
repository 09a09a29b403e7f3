import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseEvery,
  chooseYears,
  eachModelOnce,
  selectedYears,
  yearState,
  yearStateLabel,
  type VehicleModel,
  type VehicleModelChoice,
} from './index.ts'

const civic: VehicleModel = { make: 'Honda', model: 'Civic', years: [2024, 2025, 2026] }
const fit: VehicleModel = { make: 'Honda', model: 'Fit', years: [2013, 2015] }
const ticked = (...years: boolean[]) =>
  years.map((selected, index) => ({ year: 2000 + index, selected }))
const of = (choices: readonly VehicleModelChoice[], model: string) =>
  choices.find((choice) => choice.model === model) as VehicleModelChoice

test.each([
  [ticked(true, true), 'ALL', 'All years selected'],
  [ticked(true), 'ALL', 'All years selected'],
  [ticked(true, false), 'PARTIAL', 'Partial years selected'],
  [ticked(false, true, false), 'PARTIAL', 'Partial years selected'],
  [ticked(false, false), 'NONE', 'No years selected'],
  [[], 'NONE', 'No years selected'],
])('years ticked as %j are %s, in the words %s [AUD-06, AUD-07]', (years, state, label) => {
  expect(yearState(years)).toBe(state)
  expect(yearStateLabel(years)).toBe(label)
})

test('a filter starts with every year ticked, or with none [AUD-09]', () => {
  const all = chooseEvery([civic, fit], true)
  expect(of(all, 'Fit')).toEqual({
    model: 'Fit',
    years: [
      { year: 2015, selected: true },
      { year: 2013, selected: true },
    ],
  })
  expect(selectedYears(of(all, 'Civic'))).toEqual([2026, 2025, 2024])
  expect(chooseEvery([civic, fit], false).map(selectedYears)).toEqual([[], []])
})

test('years of one model are ticked, and no other model’s [AUD-07, AUD-09]', () => {
  const none = chooseEvery([civic, fit], false)
  const some = chooseYears(none, 'Civic', [2026, 2024, 2013], true)
  expect(some.map(selectedYears)).toEqual([[2026, 2024], []])
  expect(chooseYears(some, 'Civic', [2024], false).map(selectedYears)).toEqual([[2026], []])
  expect(chooseYears(some, 'Pilot', [2024], true)).toEqual(some)
})

test('ticking years and unticking them again leads back [AUD-07]', () => {
  fc.assert(
    fc.property(fc.subarray([2024, 2025, 2026]), (years) => {
      const none = chooseEvery([civic, fit], false)
      const some = chooseYears(none, 'Civic', years, true)
      expect(selectedYears(of(some, 'Civic')).toSorted()).toEqual(years.toSorted())
      expect(chooseYears(some, 'Civic', years, false)).toEqual(none)
    }),
  )
})

test('a model that several brands sell stands once, with the years of all [AUD-08]', () => {
  const more = { ...civic, years: [2023, 2024] }
  const acura = { make: 'Acura', model: 'Civic', years: [1999] }
  expect(eachModelOnce([fit, civic, more, acura])).toEqual([
    acura,
    { ...civic, years: [2026, 2025, 2024, 2023] },
    { ...fit, years: [2015, 2013] },
  ])
})
