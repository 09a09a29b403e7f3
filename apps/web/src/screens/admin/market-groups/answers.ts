import type { marketGroups } from '@marquee/contract/market-groups'
import type { AnswerOf } from '@marquee/contract/operation'

export type GroupsPage = AnswerOf<typeof marketGroups.list>
export type MarketGroup = GroupsPage['marketGroups'][number]
export type DealersPage = AnswerOf<typeof marketGroups.details>
export type GroupDealer = DealersPage['markets'][number]
export type UserCandidate = AnswerOf<typeof marketGroups.userCandidates>['users'][number]
