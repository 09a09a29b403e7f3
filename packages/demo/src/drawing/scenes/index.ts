import { battery } from './battery.ts'
import { brakes } from './brakes.ts'
import { cityNight } from './city-night.ts'
import { familyTrip } from './family-trip.ts'
import { keys } from './keys.ts'
import { mountainSpring } from './mountain-spring.ts'
import { serviceBay } from './service-bay.ts'
import { showroom } from './showroom.ts'
import { tire } from './tire.ts'
import { winterRoad } from './winter-road.ts'

/** What the photos of the demo's creatives show: drawn for the demo, of no maker, without a word. */
export const SCENES = {
  battery,
  brakes,
  'city-night': cityNight,
  'family-trip': familyTrip,
  keys,
  'mountain-spring': mountainSpring,
  'service-bay': serviceBay,
  showroom,
  tire,
  'winter-road': winterRoad,
} as const

export type SceneName = keyof typeof SCENES
