import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GeoBox, GeoPoint } from '@marquee/rules/maps'

/** The ZIP codes of one state, in columns: tens of thousands of them are held for good. */
export interface StateZips {
  state: string
  /** What the middles of all its ZIP codes lie in. */
  box: GeoBox
  zips: readonly string[]
  cities: readonly string[]
  latitudes: Float64Array
  longitudes: Float64Array
}

export interface ZipCodes {
  states: ReadonlyMap<string, StateZips>
  middleOfZip: (zip: string) => GeoPoint | undefined
  middleOfCity: (city: string, state: string) => GeoPoint | undefined
}

let held: ZipCodes | undefined

/** Read at the first use: a server that shows no maps does not need them. */
export function zipCodes(): ZipCodes {
  held ??= readZipCodes(readFileSync(dataFile(), 'utf8'))
  return held
}

export const isZipCode = (zip: string): boolean => zipCodes().middleOfZip(zip) !== undefined

// Beside this file in the source tree, and in the bundle's own source when it is built.
function dataFile(): string {
  const candidates = ['zip-codes.txt', '../src/maps/zip-codes.txt']
  const files = candidates.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const file = files.find((place) => existsSync(place))
  if (!file) throw new Error(`No ZIP codes found in ${files.join(' or ')}`)
  return file
}

/** The lines are described where they are made: tools/make-zip-codes.ts. */
function readZipCodes(text: string): ZipCodes {
  const states = new Map<string, StateZips>()
  const placeOf = new Map<string, readonly [StateZips, number]>()
  const bareCities = new Map<string, GeoPoint>()
  for (const part of text.slice(1).split('\n=')) {
    const state = readState(part, (city, middle) => {
      bareCities.set(cityKey(city, part.slice(0, 2)), middle)
    })
    states.set(state.state, state)
    state.zips.forEach((zip, index) => placeOf.set(zip, [state, index]))
  }
  return {
    states,
    middleOfZip(zip) {
      const [state, index] = placeOf.get(zip) ?? []
      return state && middleAt(state, index as number)
    },
    middleOfCity: (city, state) =>
      middleOfAll(states.get(state), city) ?? bareCities.get(cityKey(city, state)),
  }
}

function readState(part: string, foundBare: (city: string, middle: GeoPoint) => void): StateZips {
  const [state = '', ...lines] = part.trimEnd().split('\n')
  const rows: { zip: string; city: string; latitude: number; longitude: number }[] = []
  let city = ''
  for (const line of lines) {
    if (line.startsWith('+')) city = line.slice(1)
    else {
      const [zip = '', latitude, longitude] = line.split(' ')
      const middle = { latitude: Number(latitude), longitude: Number(longitude) }
      if (zip === '-') foundBare(city, middle)
      else rows.push({ zip, city, ...middle })
    }
  }
  const latitudes = Float64Array.from(rows, ({ latitude }) => latitude)
  const longitudes = Float64Array.from(rows, ({ longitude }) => longitude)
  return {
    state,
    latitudes,
    longitudes,
    box: [
      Math.min(...longitudes),
      Math.min(...latitudes),
      Math.max(...longitudes),
      Math.max(...latitudes),
    ],
    zips: rows.map(({ zip }) => zip),
    cities: rows.map((row) => row.city),
  }
}

export const middleAt = ({ latitudes, longitudes }: StateZips, index: number): GeoPoint => ({
  latitude: latitudes[index] as number,
  longitude: longitudes[index] as number,
})

const cityKey = (city: string, state: string) => `${city.toLowerCase()}, ${state}`

function middleOfAll(state: StateZips | undefined, city: string): GeoPoint | undefined {
  if (!state) return undefined
  const searched = city.toLowerCase()
  const indices = state.cities.flatMap((name, index) =>
    name.toLowerCase() === searched ? [index] : [],
  )
  if (indices.length === 0) return undefined
  const mean = (column: Float64Array) =>
    indices.reduce((sum, index) => sum + (column[index] as number), 0) / indices.length
  return { latitude: mean(state.latitudes), longitude: mean(state.longitudes) }
}
