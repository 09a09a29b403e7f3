import { useUserState, type UserState } from './user-state.tsx'

/** The selected market, where it is a dealer of this brand: pieces are shown in its name. */
export function useSelectedDealerOf(hierarchyId: string): UserState['selectedMarket'] {
  const { selectedMarket } = useUserState()
  const isDealer = selectedMarket?.type === 'DEALER' && selectedMarket.hierarchyId === hierarchyId
  return isDealer ? selectedMarket : null
}
