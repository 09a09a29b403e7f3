import {
  FIRST_VEHICLE_YEAR,
  MOST_COUNTED_VEHICLES,
  vehicleCode,
  vehicleOf,
} from './household.rules.ts'

export interface OwnedVehicle {
  modelCode: number
  year: number
  vin: string
}

/** What fits into a code. */
export const LATEST_VEHICLE_YEAR = vehicleOf(vehicleCode(2, FIRST_VEHICLE_YEAR) - 1).year

/** The four most recent, each model and year once; of two that are alike the one named first. */
export function countedVehicles(owned: readonly OwnedVehicle[]): OwnedVehicle[] {
  if (owned.length < 2) return [...owned]
  const seen = new Set<number>()
  return owned
    .toSorted((one, other) => other.year - one.year)
    .filter(({ modelCode, year }) => {
      const code = vehicleCode(modelCode, year)
      return !seen.has(code) && seen.add(code)
    })
    .slice(0, MOST_COUNTED_VEHICLES)
}
