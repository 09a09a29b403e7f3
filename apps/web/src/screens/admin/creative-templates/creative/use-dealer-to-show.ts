import { useUserState } from '../../../../widgets/user-state/index.ts'

/** The selected market, where pieces of this brand are mailed in its name. */
export function useDealerToShow(hierarchyId: string): number | undefined {
  const { selectedMarket } = useUserState()
  const isDealer = selectedMarket?.type === 'DEALER' && selectedMarket.hierarchyId === hierarchyId
  return isDealer ? selectedMarket.key : undefined
}
