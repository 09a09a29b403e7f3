import { planted, type Place } from '../places.ts'
import type { Sample, Sampler } from './sample.ts'

/**
 * As a file names the market: a brand by its ID, others by the number that the brand gives them. A group is of a
 * brand, so whoever is at home above all of them names any.
 */
const idOf = (at: Place, home: Place): string =>
  at.brand ?? (home.name === 'root' ? 'HONDA' : planted.keptWithin(at))

const file = (at: Place, home: Place): Sample => ({
  file: {
    name: 'groups.csv',
    bytes: Buffer.from(`Group,Managed at,Dealer ID\nNewest,${idOf(at, home)},\n`),
  },
})

export const SAMPLES_OF_MEMBERSHIPS: Readonly<Record<string, Sampler>> = {
  'memberships.export by market': ({ key }) => ({ query: { marketKey: key } }),
  'memberships.export by brand': ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } }),
  // What is refused is sent back as it came, and would look like what is seen: so the caller's own.
  'memberships.try by home': (_, home) => file(home, home),
  'memberships.import by home': file,
}
