import { brandAt, placeOf, planted } from '../places.ts'
import type { Sampler } from './sample.ts'

const brand: Sampler = ({ brand: ofPlace }) => ({ query: { hierarchyId: ofPlace ?? undefined } })

/** A model that is there; of no brand, where there is none. */
const modelAt = (hierarchyId: string): string =>
  planted.seenBelow(placeOf(hierarchyId === 'ACURA' ? 'acura' : 'honda'))

const ownFile: Sampler = (at, home) => ({
  file: {
    name: 'vehicles.csv',
    bytes: Buffer.from(
      `Brand,Make,Model,Years\n${brandAt({ ...at, brand: null }, home)},Make,Newest,2026\n`,
    ),
  },
})

const oneImport: Sampler = ({ lineupImport }) => ({ params: { id: lineupImport } })

export const SAMPLES_OF_LINEUP: Readonly<Record<string, Sampler>> = {
  'lineup.list by brand': brand,
  'lineup.uses by brand': (at, home) => {
    const hierarchyId = brandAt(at, home)
    return { query: { hierarchyId, model: modelAt(hierarchyId) } }
  },
  'lineup.add by brand': (at, home) => ({
    body: { hierarchyId: brandAt(at, home), make: 'Make', model: 'Newest', years: [2026] },
  }),
  'lineup.change by brand': (at, home) => {
    const hierarchyId = brandAt(at, home)
    return { body: { hierarchyId, model: modelAt(hierarchyId), years: [2019] } }
  },
  'lineup.try by brand': ownFile,
  'lineup.import by brand': ownFile,
  'lineup.imports by market': ({ key }) => ({ query: { marketKey: key }, body: { size: 100 } }),
  'lineup.readUndo by lineupImport': oneImport,
  'lineup.undo by lineupImport': oneImport,
}
