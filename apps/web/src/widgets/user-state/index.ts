export type { Hierarchy, Initialization, State } from './answers.ts'
export { selectionOf } from './selection-of.ts'
export { levelNames } from './texts.ts'
export {
  isOpen,
  useUserState,
  UserStateProvider,
  type Needs,
  type UserState,
} from './user-state.tsx'
