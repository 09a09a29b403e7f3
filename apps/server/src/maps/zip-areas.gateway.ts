import { setImmediate } from 'node:timers/promises'
import {
  boxAround,
  hundredths,
  isInBox,
  milesBetween,
  overlap,
  type GeoPoint,
} from '@marquee/rules/maps'
import type { AreaGeometry } from './cached-areas.gateway.ts'
import { areaOf } from './zip-area-cells.gateway.ts'
import { middleAt, zipCodes, type StateZips } from './zip-codes.gateway.ts'

export interface ZipArea {
  zipCode: string
  city: string
  state: string
  /** From the nearest of the requested points to the middle of the area. */
  miles: number
  geometry: AreaGeometry
}

/** After so many areas, which take some twenty milliseconds to draw, others have their turn. */
const AT_A_TIME = 200

/** The ZIP areas whose middles lie within so many miles of one of the points, the nearest first. */
export async function zipAreasNear(points: readonly GeoPoint[], miles: number): Promise<ZipArea[]> {
  const areas: ZipArea[] = []
  for (const { zips, index, ...area } of nearest(points, miles)) {
    if (areas.length % AT_A_TIME === AT_A_TIME - 1) await setImmediate()
    areas.push({ ...area, miles: hundredths(area.miles), geometry: areaOf(zips, index) })
  }
  return areas
}

function nearest(points: readonly GeoPoint[], miles: number): Found[] {
  const found = new Map<string, Found>()
  for (const point of points) {
    for (const near of zipsNear(point, miles)) {
      const best = found.get(near.zipCode)
      if (!best || near.miles < best.miles) found.set(near.zipCode, near)
    }
  }
  return [...found.values()].toSorted(
    (one, other) => one.miles - other.miles || (one.zipCode < other.zipCode ? -1 : 1),
  )
}

interface Found extends Omit<ZipArea, 'geometry'> {
  zips: StateZips
  index: number
}

function zipsNear(point: GeoPoint, most: number): Found[] {
  const box = boxAround(point, most)
  const states = [...zipCodes().states.values()].filter((state) => overlap(state.box, box))
  return states.flatMap((zips) =>
    zips.zips.flatMap((zipCode, index) => {
      const middle = middleAt(zips, index)
      if (!isInBox(middle, box)) return []
      const miles = milesBetween(point, middle)
      const { state, cities } = zips
      return miles <= most
        ? [{ zipCode, city: cities[index] as string, state, miles, zips, index }]
        : []
    }),
  )
}
