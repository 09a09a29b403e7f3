import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { demoVehicles } from '../vehicles.ts'
import { demoHouseholds, modelsOnTheRoad } from './index.ts'

const coded = (brand: string) =>
  demoVehicles()
    .filter(({ hierarchyId }) => hierarchyId === brand)
    .map((vehicle, at) => ({ ...vehicle, code: at + 1 }))

function customersOf(brand: string, today: string) {
  const models = coded(brand)
  const dealer = {
    sourceId: '204100',
    areaCode: '734',
    zips: [{ zip: '48104', city: 'Ann Arbor', state: 'MI' }],
    models: modelsOnTheRoad(brand, models),
    size: 6_000,
    neighbor: undefined,
  }
  return [...demoHouseholds(dealer, today as CalendarDate)].map((household) => ({
    ...household,
    vehicles: household.vehicles.map(({ modelCode, year }) => ({
      year,
      model: models.find(({ code }) => code === modelCode)?.model ?? '',
    })),
  }))
}

const vehiclesOf = (brand: string) =>
  customersOf(brand, '2026-11-23').flatMap(({ vehicles }) => vehicles)
const shareOf = <Item>(all: readonly Item[], is: (one: Item) => boolean) =>
  all.filter(is).length / all.length

test.each([
  ['HONDA', ['CR-V', 'Pilot', 'HR-V', 'Passport'], ['Civic', 'Accord', 'Insight']],
  ['ACURA', ['MDX', 'RDX', 'ADX'], ['TLX', 'ILX', 'Integra', 'TL', 'TSX']],
  ['NISSAN', ['Rogue', 'Pathfinder', 'Murano', 'Kicks'], ['Altima', 'Sentra', 'Versa', 'Maxima']],
])('customers of %s drive what is on the road: more SUVs than cars', (brand, suvs, cars) => {
  const vehicles = vehiclesOf(brand)
  const ofSuvs = shareOf(vehicles, ({ model }) => suvs.includes(model))
  const ofCars = shareOf(vehicles, ({ model }) => cars.includes(model))
  expect(ofSuvs).toBeGreaterThan(ofCars)
  expect(ofSuvs + ofCars).toBeGreaterThan(0.7)
})

test('half of the vehicles are at most eight years old, some are of next year, and some are old', () => {
  const years = vehiclesOf('HONDA').map(({ year }) => year)
  expect(shareOf(years, (year) => year >= 2019)).toBeGreaterThan(0.5)
  expect(shareOf(years, (year) => year === 2027)).toBeGreaterThan(0.02)
  expect(shareOf(years, (year) => year >= 2024)).toBeGreaterThan(0.2)
  expect(shareOf(years, (year) => year < 2012)).toBeGreaterThan(0.1)
  expect(Math.max(...years)).toBe(2027)
})

test('a vehicle has run as far as its years allow', () => {
  const newest = customersOf('HONDA', '2026-11-23').map(({ vehicles, mileage }) => ({
    age: 2027 - (vehicles[0]?.year ?? 0),
    miles: mileage ?? 0,
  }))
  expect(Math.max(...newest.map(({ age, miles }) => miles / (age + 1.5)))).toBeLessThan(16_000)
  expect(shareOf(newest, ({ age, miles }) => age > 8 && miles < 40_000)).toBe(0)
})

test('every model that is sold is on the road', () => {
  const models = modelsOnTheRoad('AMP', coded('AMP'))
  expect(new Set(models.map(({ code }) => code)).size).toBe(coded('AMP').length)
})
