import type { DemoMarket } from './market.ts'
import type { DemoPerson } from './person.ts'

export interface DemoMarketGroup {
  name: string
  hierarchyId: string
  /** The market at which the group lies. */
  home: DemoMarket
  dealers: readonly DemoMarket[]
  users: readonly DemoPerson[]
}

interface Described {
  name: string
  /** A market's source id. */
  home: string
  districts: readonly string[]
  /** Only dealers with numbers of these areas; all of the districts where none is named. */
  areaCodes?: readonly string[]
}

const everyDistrictOf = (brand: string) =>
  Array.from({ length: 9 }, (_, number) => `${brand}-D${number + 1}`)

const GROUPS: readonly Described[] = [
  {
    name: 'Detroit Metro',
    home: 'HONDA-D4',
    districts: ['HONDA-D4'],
    areaCodes: ['313', '734', '248', '586'],
  },
  { name: 'Great Lakes Metro', home: 'HONDA-Z2', districts: ['HONDA-D4', 'HONDA-D5'] },
  { name: 'Honda Coast to Coast', home: 'HONDA', districts: everyDistrictOf('HONDA') },
  { name: 'Chicagoland Metro', home: 'ACURA', districts: ['ACURA-D5'] },
  { name: 'Southern California Metro', home: 'NISSAN', districts: ['NISSAN-D7'] },
  { name: 'Texas Metro', home: 'AMP', districts: ['AMP-D6'] },
]

/** Groups of open dealers at each level; their users are the staff at home there. */
export function demoMarketGroups(
  markets: readonly DemoMarket[],
  people: readonly DemoPerson[],
): DemoMarketGroup[] {
  const bySourceId = new Map(markets.map((market) => [market.sourceId, market]))
  return GROUPS.map(({ name, home: homeId, districts, areaCodes }) => {
    const home = bySourceId.get(homeId) as DemoMarket
    const places = districts.map((id) => (bySourceId.get(id) as DemoMarket).key)
    const isInArea = ({ phoneNumber }: DemoMarket) =>
      !areaCodes || areaCodes.some((code) => phoneNumber?.startsWith(code))
    return {
      name,
      home,
      hierarchyId: home.hierarchyId as string,
      dealers: markets.filter(
        (market) =>
          market.status === 'ACTIVE' &&
          places.includes(market.parentKey as number) &&
          isInArea(market),
      ),
      users: people.filter(
        ({ homeKey, status }) =>
          status !== 'DEACTIVATED' && [home.key, ...places].includes(homeKey),
      ),
    }
  })
}
