import { marketGroups } from '@marquee/contract/market-groups'
import { bind } from '../platform/use-case.ts'
import { addDealers } from './add-dealers.use-case.ts'
import { changeMarketGroup } from './change-market-group.use-case.ts'
import { createMarketGroup, createMarketGroupWithMarkets } from './create-market-group.use-case.ts'
import { deleteMarketGroup } from './delete-market-group.use-case.ts'
import { listMarketGroups } from './list-market-groups.use-case.ts'
import { readMarketGroup } from './read-market-group.use-case.ts'
import { removeDealers } from './remove-dealers.use-case.ts'
import { searchDealerCandidates, searchUserCandidates } from './search-candidates.use-case.ts'
import { setGroupUsers } from './set-group-users.use-case.ts'

export const marketGroupsRoutes = bind(marketGroups, {
  list: listMarketGroups,
  details: readMarketGroup,
  candidates: searchDealerCandidates,
  create: createMarketGroup,
  createWithMarkets: createMarketGroupWithMarkets,
  update: changeMarketGroup,
  addDealers,
  removeMarket: removeDealers,
  setUsers: setGroupUsers,
  userCandidates: searchUserCandidates,
  delete: deleteMarketGroup,
})
