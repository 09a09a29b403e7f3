import { useUserState } from '../../../widgets/user-state/index.ts'
import { texts } from './texts.ts'

/** How the reach of a closed day is called. */
export function useBrandName(): (hierarchyId: string | null) => string {
  const { hierarchies } = useUserState()
  return (hierarchyId) =>
    hierarchyId === null
      ? texts.all
      : (hierarchies.find(({ id }) => id === hierarchyId)?.name ?? hierarchyId)
}
