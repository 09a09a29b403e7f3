import type { marketGroups } from '@marquee/contract/market-groups'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { groupDealersView } from './group-dealers.view.ts'
import { groupUsersView } from './group-users.view.ts'
import { marketGroupsStore } from './market-groups.store.ts'

export const searchDealerCandidates: UseCase<typeof marketGroups.candidates> = async (call) => {
  const { params, body, use } = call
  const group = await use(marketGroupsStore).find(params.id)
  if (!group) return refuse('not-found')
  const { criteria, page, size, sort } = body
  const filters = { text: criteria?.text, page, size, sort }
  return accept({ ...(await use(groupDealersView).candidates(group, filters)), page, size })
}

export const searchUserCandidates: UseCase<typeof marketGroups.userCandidates> = async (call) => {
  const { params, body, use } = call
  const group = await use(marketGroupsStore).find(params.id)
  if (!group) return refuse('not-found')
  const { criteria, page, size } = body
  const found = await use(groupUsersView).candidates(group.path, criteria?.text, page, size)
  return accept({ ...found, page, size })
}
