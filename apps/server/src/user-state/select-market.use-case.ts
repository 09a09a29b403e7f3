import type { userState } from '@marquee/contract/user-state'
import { accept, refuse } from '@marquee/rules/result'
import { chooseLevel } from '@marquee/rules/user-state'
import { hierarchiesStore, marketSummaries } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { present } from './read-user-state.use-case.ts'
import { selectionsStore } from './user-state.store.ts'

export const selectMarket: UseCase<typeof userState.select> = async (call) => {
  const { body, person, use, announce } = call
  const level = chooseLevel(person.level, body.selectedUserLevel ?? person.level)
  if (!level.ok) return level
  const { marketKey } = body
  const market = marketKey ? await use(marketSummaries).find(marketKey) : undefined
  if (marketKey && !market) return refuse('not-found')
  // The brand is the market's; a brand by itself clears the market.
  const hierarchyId = market ? market.hierarchyId : body.hierarchyId
  if (hierarchyId && !(await use(hierarchiesStore).find(hierarchyId))) return refuse('not-found')

  const chosen = { personKey: person.key, marketKey, hierarchyId, level: level.value }
  await use(selectionsStore).save(chosen)
  announce({ marketKey, hierarchyId, level: level.value })
  return accept(await present(call))
}
