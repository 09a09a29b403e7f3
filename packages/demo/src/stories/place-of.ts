import { demoHierarchies } from '../hierarchies.ts'
import { demoMarketGroups } from '../market-groups.ts'
import type { DemoMarket } from '../market.ts'
import { demoMarkets } from '../markets.ts'
import { demoPeople } from '../people.ts'
import { keyOfTemplate } from '../templates/index.ts'
import type { Story } from './described.ts'

export type Place = ReturnType<typeof placeOf>

/** The keys of what a story names. */
export function placeOf(story: Story) {
  const { by, market: sourceId, template, group: name } = story
  const tree = demoMarkets()
  const people = demoPeople(tree)
  const home = people.find(({ id }) => id === by)?.homeKey
  const isIt = (one: DemoMarket) => (sourceId ? one.sourceId === sourceId : one.key === home)
  const market = tree.find(isIt) as DemoMarket
  const groups = demoMarketGroups(tree, people)
  const place = groups.findIndex((group) => group.name === name)
  const nth = demoHierarchies().findIndex(({ id }) => id === market.hierarchyId)
  const selected = dealersOf(story, groups[place]?.dealers ?? []).map(({ key }) => key)
  return {
    marketKey: market.key,
    templateKey: keyOfTemplate(template, nth),
    dealers: selected,
    groupKey: place < 0 ? null : place + 1,
    /** Whose customers it reaches. */
    reached: selected.length > 0 ? selected : [market.key],
  }
}

/** The first of its group; where the dealers' association pays, all for whom it does besides. */
const dealersOf = ({ dealers = 0, paidByAssociation }: Story, group: readonly DemoMarket[]) =>
  group.filter(
    ({ isDaaEligible }, index) => index < dealers || (paidByAssociation && isDaaEligible),
  )
