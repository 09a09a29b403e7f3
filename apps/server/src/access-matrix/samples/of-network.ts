import { placeOf, type Place } from '../places.ts'
import type { Sampler } from './sample.ts'

const LEVELS = ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'] as const

/** What may lie directly below a place. */
const levelBelow = ({ name, level }: Place) =>
  name === 'root' ? 'NATIONAL' : LEVELS[LEVELS.findIndex((one) => one === level) + 1]

/** Nothing lies below a dealer: other people than the dealer's own name the district above. */
const parentAt = (at: Place, home: Place): Place => {
  const isOthers = at.level === 'DEALER' && at.key !== home.key && at.path !== null
  const above = at.path?.split('.').slice(0, -2).join('.')
  const places = ['district', 'otherDistrict', 'acuraDistrict'].map(placeOf)
  return (isOthers && places.find(({ path }) => path === `${above}.`)) || at
}

/** The market of all brands is part of no network: who has it for a home changes a brand. */
const changed = (at: Place, home: Place): number =>
  at.name === 'root' && home.name === 'root' ? placeOf('honda').key : at.key

const FILE = 'Level,Source ID,Parent,Name\n'
const file = (brand: string) => ({
  name: 'markets.csv',
  bytes: Buffer.from(`${FILE}brand,${brand},,Somebody New\n`),
})

/** Of the caller's own brand. */
const ownFile: Sampler = (_, { path }) => ({
  file: file(path?.startsWith('1.9.') ? 'ACURA' : 'HONDA'),
})

const oneImport: Sampler = ({ networkImport }) => ({ params: { id: networkImport } })

export const SAMPLES_OF_NETWORK: Readonly<Record<string, Sampler>> = {
  'home.firstSteps by market': ({ key }) => ({ query: { marketKey: key } }),
  'network.overview by market': ({ key }) => ({ query: { marketKey: key } }),
  'network.read by dealer': ({ dealer }) => ({ params: { marketKey: dealer } }),
  'network.add by parent': (at, home) => {
    const parent = parentAt(at, home)
    const level = levelBelow(parent) ?? 'DEALER'
    return { body: { level, sourceId: 'NEW1', parentKey: parent.key, name: 'Somebody New' } }
  },
  'network.change by market': (at, home) => ({
    params: { marketKey: changed(at, home) },
    body: { timeZone: 'America/Denver' },
  }),
  'network.try by brand': ownFile,
  'network.import by brand': ownFile,
  'network.imports by market': ({ key }) => ({ query: { marketKey: key }, body: { size: 100 } }),
  'network.readUndo by networkImport': oneImport,
  'network.undo by networkImport': oneImport,
}
