import { isInRing, milesBetween, type Position } from '@marquee/rules/maps'
import { expect, test } from 'vitest'
import { bundledLocation } from './bundled-location.gateway.ts'
import { cachedAreas } from './cached-areas.gateway.ts'
import { zipAreasNear, type ZipArea } from './zip-areas.gateway.ts'
import { zipCodes } from './zip-codes.gateway.ts'

const middleOf = (zip: string) => {
  const middle = zipCodes().middleOfZip(zip)
  if (!middle) throw new Error(`No ZIP code ${zip}`)
  return middle
}
const around = (zip: string, miles: number) => zipAreasNear([middleOf(zip)], miles)
const isIn = ({ geometry }: ZipArea, at: Position) =>
  geometry.coordinates.some(
    ([outer = [], ...holes]) => isInRing(at, outer) && !holes.some((hole) => isInRing(at, hole)),
  )
const middleIn = ({ zipCode }: ZipArea): Position => {
  const { longitude, latitude } = middleOf(zipCode)
  return [longitude, latitude]
}

// Among houses; over a river that is the edge of two states; among woods; on islands.
test.each(['48104', '10001', '49801', '02554', '96813', '00901'])(
  'nearly every area around %s holds its own middle, and no other one’s [MKT-15]',
  async (zip) => {
    const areas = await around(zip, 40)
    const isOwn = areas.filter((area) => isIn(area, middleIn(area)))
    // A few middles lie off the coast as the outline draws it.
    expect(isOwn.length / areas.length).toBeGreaterThan(0.94)
    for (const area of areas) {
      for (const other of areas.slice(0, 60)) {
        if (other === area) continue
        expect(isIn(area, middleIn(other)), `${area.zipCode} ${other.zipCode}`).toBe(false)
      }
    }
  },
)

test('areas leave no gap between them: each place inland lies in exactly one [MKT-15]', async () => {
  const areas = await around('48104', 40)
  const { latitude, longitude } = middleOf('48104')
  const holders = Array.from({ length: 400 }, (_, index): Position => [
    longitude - 0.19 + (index % 20) * 0.0201,
    latitude - 0.14 + Math.floor(index / 20) * 0.0151,
  ]).map((place) => areas.filter((area) => isIn(area, place)).length)
  // A place may lie on a line, which is rounded to eleven yards.
  expect(holders.filter((many) => many === 1).length).toBeGreaterThanOrEqual(398)
})

test('areas end where their state ends [MKT-15]', async () => {
  // Toledo is a few miles south of the line between Ohio and Michigan, which runs along 41.7.
  const areas = await around('43612', 15)
  const states = new Set(areas.map(({ state }) => state))
  expect(states).toEqual(new Set(['OH', 'MI']))
  for (const { state, geometry } of areas) {
    for (const [, latitude] of geometry.coordinates.flat(2) as [number, number][]) {
      if (state === 'OH') expect(latitude).toBeLessThan(41.74)
      else expect(latitude).toBeGreaterThan(41.68)
    }
  }
})

test('areas come nearest first, with their city, state and distance in hundredths [MKT-15]', async () => {
  const areas = await around('48104', 60)
  expect(areas[0]).toMatchObject({ zipCode: '48104', city: 'Ann Arbor', state: 'MI', miles: 0 })
  const miles = areas.map((area) => area.miles)
  expect(miles).toEqual(miles.toSorted((one, other) => one - other))
  expect(Math.max(...miles)).toBeLessThanOrEqual(60)
  expect(miles.every((one) => Math.round(one * 100) / 100 === one)).toBe(true)
  expect(areas.length).toBeGreaterThan(300)
  expect((await around('48104', 5)).length).toBeLessThan(10)
})

test('around several places each area is there once, by the nearest of them [MKT-15]', async () => {
  const points = ['48104', '48205'].map(middleOf)
  const areas = await zipAreasNear(points, 30)
  expect(new Set(areas.map(({ zipCode }) => zipCode)).size).toBe(areas.length)
  for (const { zipCode, miles } of areas) {
    const nearest = Math.min(...points.map((point) => milesBetween(point, middleOf(zipCode))))
    expect(Math.abs(miles - nearest)).toBeLessThan(0.006)
  }
  expect(await zipAreasNear([], 60)).toEqual([])
})

test('corners have four decimals, and every ring is closed [MKT-15]', async () => {
  for (const { geometry, zipCode } of await around('10001', 20)) {
    expect(geometry.coordinates.length, zipCode).toBeGreaterThan(0)
    for (const ring of geometry.coordinates.flat()) {
      expect(ring[0]).toEqual(ring.at(-1))
      expect(ring.length).toBeGreaterThanOrEqual(4)
      for (const degrees of ring.flat()) expect(degrees).toBe(Number(degrees.toFixed(4)))
    }
  }
})

test.each([
  ['its ZIP code', { city: 'Nowhere', state: 'MI', postalCode: '48104' }, [42.26, -83.71]],
  ['its nine digits', { city: null, state: null, postalCode: '48104-1234' }, [42.26, -83.71]],
  ['its city', { city: 'ann arbor', state: 'MI', postalCode: '00000' }, [42.28, -83.75]],
  ['a city without an area', { city: 'Auke Bay', state: 'AK', postalCode: null }, [58.45, -134.7]],
  ['nothing known', { city: 'Nowhere', state: 'MI', postalCode: '00000' }, undefined],
  ['no address', { city: null, state: null, postalCode: null }, undefined],
])('an address is found by %s [MKT-14]', (_, address, expected) => {
  const point = bundledLocation({ line1: null, ...address })
  expect(point === undefined).toBe(expected === undefined)
  const [latitude = 0, longitude = 0] = expected ?? []
  expect(Math.abs((point?.latitude ?? 0) - latitude)).toBeLessThan(0.06)
  expect(Math.abs((point?.longitude ?? 0) - longitude)).toBeLessThan(0.06)
})

test('while many areas are drawn, others have their turn [MKT-15]', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  const areas = await around('75201', 100)
  clearInterval(others)
  expect(areas.length).toBeGreaterThan(400)
  expect(turns).toBeGreaterThan(0)
})

test('cached areas never take more room than they may, and the most recently used ones stay [MKT-15]', () => {
  const corners = (count: number) => ({
    type: 'MultiPolygon' as const,
    coordinates: [[Array.from({ length: count }, (): [number, number] => [0, 0])]],
  })
  const areas = cachedAreas(10)
  areas.keep('1', corners(4))
  areas.keep('2', corners(4))
  expect(areas.get('1')).toBeDefined()
  areas.keep('3', corners(4))
  expect(['1', '2', '3'].map((zip) => areas.get(zip) !== undefined)).toEqual([true, false, true])
  areas.keep('4', corners(9))
  expect(['1', '3', '4'].map((zip) => areas.get(zip) !== undefined)).toEqual([false, false, true])
})
