import { userState } from '@marquee/contract/user-state'
import { bind } from '../platform/use-case.ts'
import { chooseHome } from './choose-home.use-case.ts'
import { initialize } from './initialize.use-case.ts'
import { readUserState } from './read-user-state.use-case.ts'
import { selectMarket } from './select-market.use-case.ts'
import { ownWorkPlace } from './user-state.view.ts'

export const userStateRoutes = bind(
  userState,
  { read: readUserState, initialize, select: selectMarket, chooseHome },
  { read: ownWorkPlace },
)
