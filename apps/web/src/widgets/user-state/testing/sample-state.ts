import { userState } from '@marquee/contract/user-state'
import type { Initialization } from '../answers.ts'
import type { UserState } from '../user-state.tsx'

const start = userState.initialize.example.reply

/** An installation as its start finds it, with one brand. */
export const oneBrand: Initialization = {
  ...start,
  hierarchies: [...start.hierarchies],
  stateReferences: [...start.stateReferences],
  reportConfigs: [],
  marketProfileAttributes: [],
}

/** What a widget reads of a dealer in their own market. */
export const sampleUserState: UserState = {
  ...userState.read.example.reply,
  ...oneBrand,
  featureToggles: {},
  isLoadingAppData: false,
  loadingName: undefined,
  setLoadingAppData: () => undefined,
}
