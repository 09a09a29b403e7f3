import { expect, test } from 'vitest'
import { demoVehicles } from './vehicles.ts'

const models = demoVehicles()
const of = (brand: string) => models.filter(({ hierarchyId }) => hierarchyId === brand)
const years = (brand: string, model: string) =>
  of(brand).find((vehicle) => vehicle.model === model)?.years

test('each brand has its make, and AMP all of them [AUD-08]', () => {
  for (const [brand, make] of [
    ['HONDA', 'Honda'],
    ['ACURA', 'Acura'],
    ['NISSAN', 'Nissan'],
  ] as const) {
    expect(new Set(of(brand).map((vehicle) => vehicle.make))).toEqual(new Set([make]))
    expect(of(brand).length).toBeGreaterThan(15)
  }
  const rest = models.filter(({ hierarchyId }) => hierarchyId !== 'AMP')
  expect(of('AMP').length).toBe(rest.length)
})

test('model years are those in which a model was sold, each once and in order [AUD-08]', () => {
  for (const { model, years: all } of models) {
    expect(all, model).toEqual([...new Set(all)].toSorted((one, other) => one - other))
    expect(all.length, model).toBeGreaterThan(0)
    expect(Math.min(...all), model).toBeGreaterThanOrEqual(1990)
    expect(Math.max(...all), model).toBeLessThanOrEqual(2027)
  }
  expect(years('HONDA', 'Fit')).not.toContain(2014)
  expect(years('HONDA', 'Insight')).toEqual([
    2000, 2001, 2002, 2003, 2004, 2005, 2006, 2010, 2011, 2012, 2013, 2014, 2019, 2020, 2021, 2022,
  ])
  expect(years('ACURA', 'MDX')).not.toContain(2021)
  expect(years('NISSAN', 'Axxess')).toEqual([1990])
})

test('no name stands for two models, as a vehicle filter names a model only [AUD-09]', () => {
  const names = of('AMP').map(({ model }) => model)
  expect(new Set(names).size).toBe(names.length)
})
