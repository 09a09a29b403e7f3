import { sortedSeeds, type SeedPerson } from '@marquee/rules/seed-lists'
import type { DemoMarket } from './market.ts'
import { pick } from './seed.ts'

export interface DemoSeedList {
  market: DemoMarket
  name: string
  recipients: SeedPerson[]
}

const PEOPLE = (
  'Alma Brandt,Bashir Nolan,Carla Winslow,Dmitri Sorensen,Esther Mbeki,Felix Arroyo,Grace Holloway,' +
  'Hiro Tanaka,Imani Drake,Jonas Petrov,Keiko Marsh,Leon Abrams,Mira Castillo,Niels Ferris,' +
  'Opal Jennings,Pablo Ortega,Renee Dubois,Stefan Kowal,Tara Singh,Uriel Banks,Vera Lindholm,Wes Calder'
).split(',')

const STREETS = ['Maple St', 'Oak Ave', 'Elm St', 'Lake Dr', 'Mill Rd', 'Park Ave', 'Hill St']

/** The lists by name, and who of the people is on each; the last is close to the limit. */
const LISTS = [
  { name: 'Owners and managers', from: 0, to: 3 },
  { name: 'Service team', from: 3, to: 9 },
  { name: 'Mail check, every shift', from: 0, to: 22 },
] as const

const MARKETS = ['204100', '204107', '305100', '407100', '506100']

/** Lists for the dealers who sign in to the demo; all people on them are invented. */
export function demoSeedLists(markets: readonly DemoMarket[]): DemoSeedList[] {
  return MARKETS.flatMap((id) => {
    const market = markets.find(({ sourceId }) => sourceId === id) as DemoMarket
    return LISTS.map(({ name, from, to }) => ({
      market,
      name,
      recipients: sortedSeeds(PEOPLE.slice(from, to).map((person) => recipientOf(person, market))),
    }))
  })
}

function recipientOf(person: string, { city, state, postalCode }: DemoMarket): SeedPerson {
  const [foreName = '', surName = ''] = person.split(' ')
  return {
    foreName,
    surName,
    email: `${foreName}.${surName}@seeds.example`.toLowerCase(),
    address: {
      line1: `${100 + PEOPLE.indexOf(person) * 7} ${pick(STREETS, `street ${person}`)}`,
      line2: '',
      city: city ?? '',
      postalCode: postalCode ?? '',
      countrySubdivision: { code: state ?? '' },
    },
  }
}
