import { planted, type Place } from '../places.ts'
import type { Sample, Sampler } from './sample.ts'

/** As a file names the market: a brand by its ID, others by the number that the brand gives them. */
const idOf = (at: Place): string => at.brand ?? planted.keptWithin(at)

const file = (at: Place): Sample => ({
  file: {
    name: 'people.csv',
    bytes: Buffer.from(
      `Email,Name,Market,Permissions\nnew@nobody.example,New Person,${idOf(at)},none\n`,
    ),
  },
})

const oneImport: Sampler = ({ rosterImport }) => ({ params: { id: rosterImport } })

export const SAMPLES_OF_ROSTER: Readonly<Record<string, Sampler>> = {
  // What is refused is sent back as it came, and would look like what is seen: so the caller's own.
  'roster.try by home': (_, home) => file(home),
  'roster.import by home': (at) => file(at),
  'roster.imports by market': ({ key }) => ({ query: { marketKey: key }, body: { size: 100 } }),
  'roster.readUndo by rosterImport': oneImport,
  'roster.undo by rosterImport': oneImport,
}
