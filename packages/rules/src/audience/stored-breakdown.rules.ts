import { FIRST, type StoredFields } from '../stored/index.ts'
import type { CountedAudience } from './breakdown.rules.ts'

/** How the figures of an audience are stored. */
export const storedBreakdown: StoredFields<CountedAudience> = {
  averageDistance: FIRST,
  maxDistance: FIRST,
  audienceByVehicle: FIRST,
  audienceBySegment: FIRST,
  audienceByZipCode: FIRST,
  audienceByChannel: FIRST,
  audienceByMarket: FIRST,
  totalSize: FIRST,
  totalAvailable: FIRST,
  totalHouseholds: FIRST,
  waterfall: FIRST,
  estimatedCost: FIRST,
  costWithoutDiscount: FIRST,
  totalDiscount: FIRST,
  lines: FIRST,
  selectedDistance: FIRST,
  minimumOrderValue: FIRST,
  smartSelectThreshold: FIRST,
  budgetCurve: FIRST,
  dataStamp: FIRST,
}
