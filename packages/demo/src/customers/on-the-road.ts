import { demoVehicles } from '../vehicles.ts'
import type { DemoModel } from './households.ts'

/** Of those that come to a dealer, about how many ten thousands there are of each model: more SUVs than cars. */
const ON_THE_ROAD: Readonly<Record<string, number>> = {
  Accord: 260,
  Civic: 300,
  Clarity: 5,
  'CR-V': 430,
  'CR-X': 1,
  'CR-Z': 2,
  Crosstour: 5,
  'del Sol': 1,
  Element: 12,
  Fit: 38,
  'HR-V': 110,
  Insight: 12,
  Odyssey: 110,
  Passport: 32,
  Pilot: 160,
  Prelude: 2,
  Prologue: 8,
  Ridgeline: 42,
  S2000: 2,
  ADX: 4,
  CL: 1,
  ILX: 12,
  Integra: 11,
  Legend: 1,
  MDX: 70,
  NSX: 1,
  RDX: 62,
  RL: 2,
  RLX: 1,
  RSX: 2,
  SLX: 1,
  TL: 14,
  TLX: 26,
  TSX: 9,
  Vigor: 1,
  ZDX: 2,
  '200SX': 1,
  '240SX': 1,
  '300ZX': 1,
  '350Z': 4,
  '370Z': 4,
  Altima: 170,
  Ariya: 4,
  Armada: 24,
  Axxess: 1,
  Cube: 4,
  Frontier: 70,
  'GT-R': 1,
  Juke: 14,
  Kicks: 50,
  Leaf: 14,
  Maxima: 36,
  Murano: 80,
  NV: 6,
  NV200: 8,
  NX: 1,
  Pathfinder: 85,
  Pulsar: 1,
  Quest: 8,
  Rogue: 310,
  'Rogue Sport': 26,
  Sentra: 120,
  Stanza: 1,
  Titan: 22,
  Truck: 3,
  Versa: 55,
  'Versa Note': 18,
  Xterra: 12,
  Z: 2,
}

interface CodedModel {
  make: string
  model: string
  code: number
}

/** The models of a brand, each as often as it is on the road, so that any of them is picked at random. */
export function modelsOnTheRoad(hierarchyId: string, codes: readonly CodedModel[]): DemoModel[] {
  const sold = demoVehicles().filter((model) => model.hierarchyId === hierarchyId)
  return codes.flatMap(({ make, model, code }) => {
    const found = sold.find((one) => one.make === make && one.model === model)
    const count = found ? (ON_THE_ROAD[model] ?? 0) : 0
    return Array.from({ length: count }, () => ({ code, years: found?.years ?? [] }))
  })
}
