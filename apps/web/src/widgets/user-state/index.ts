export type { Hierarchy, Initialization, State } from './answers.ts'
export { hasChoiceOfMarkets, MarketSwitcher } from './market-switcher.tsx'
export { selectionOf } from './selection-of.ts'
export { Switcher } from './switcher.tsx'
export { levelNames } from './texts.ts'
export { SWITCH_WAIT_MS, useMarketSwitch, type MarketSwitch } from './use-market-switch.ts'
export {
  isOpen,
  useUserState,
  UserStateProvider,
  type Needs,
  type UserState,
} from './user-state.tsx'
