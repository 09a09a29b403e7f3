export interface GeoPoint {
  latitude: number
  longitude: number
}

/** West, south, east, north, in degrees. */
export type GeoBox = readonly [number, number, number, number]

const EARTH_RADIUS_MILES = 3_958.8
const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies. */
export function milesBetween(one: GeoPoint, other: GeoPoint): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const square = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude)
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** A box that holds everything within so many miles; a little more, never less. */
export function boxAround({ latitude, longitude }: GeoPoint, miles: number): GeoBox {
  const high = (miles / MILES_PER_DEGREE) * 1.001
  const farthest = Math.min(89, Math.abs(latitude) + high)
  const wide = high / Math.cos(radians(farthest))
  return [longitude - wide, latitude - high, longitude + wide, latitude + high]
}

export const isInBox = (
  { latitude, longitude }: GeoPoint,
  [west, south, east, north]: GeoBox,
): boolean => longitude >= west && longitude <= east && latitude >= south && latitude <= north

export const overlap = (one: GeoBox, other: GeoBox): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]

/** Distances as they are shown. */
export const hundredths = (miles: number): number => Math.round(miles * 100) / 100
