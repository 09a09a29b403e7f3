import { chicagoland, greatLakes, texas } from './central.ts'
import type { DemoCity } from './city.ts'
import { delawareValley, newEngland, southeast } from './eastern.ts'
import { desertSouthwest, pacificNorthwest, southernCalifornia } from './western.ts'

export type { DemoCity } from './city.ts'

export interface DemoRegion {
  zone: 'Eastern' | 'Central' | 'Western'
  name: string
  cities: readonly DemoCity[]
}

/** The regions that every brand cuts into its nine districts, in the order of their numbers. */
export const REGIONS: readonly DemoRegion[] = [
  { zone: 'Eastern', name: 'New England', cities: newEngland },
  { zone: 'Eastern', name: 'Delaware Valley', cities: delawareValley },
  { zone: 'Eastern', name: 'Southeast', cities: southeast },
  { zone: 'Central', name: 'Great Lakes', cities: greatLakes },
  { zone: 'Central', name: 'Chicagoland', cities: chicagoland },
  { zone: 'Central', name: 'Texas', cities: texas },
  { zone: 'Western', name: 'Southern California', cities: southernCalifornia },
  { zone: 'Western', name: 'Pacific Northwest', cities: pacificNorthwest },
  { zone: 'Western', name: 'Desert Southwest', cities: desertSouthwest },
]
