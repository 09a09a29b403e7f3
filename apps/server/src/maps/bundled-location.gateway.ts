import type { GeoPoint, PostalAddress } from '@marquee/rules/maps'
import { zipCodes } from './zip-codes.gateway.ts'

/** The middle of the address's ZIP code, or of its city: known without calling a service. */
export function bundledLocation({ postalCode, city, state }: PostalAddress): GeoPoint | undefined {
  const { middleOfZip, middleOfCity } = zipCodes()
  return (
    (postalCode ? middleOfZip(postalCode.slice(0, 5)) : undefined) ??
    (city && state ? middleOfCity(city, state) : undefined)
  )
}
