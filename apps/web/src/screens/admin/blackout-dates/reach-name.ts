import { useCallback } from 'react'
import { useBrandName } from '../../../widgets/user-state/index.ts'
import { texts } from './texts.ts'

/** How the reach of a closed day is called. */
export function useReachName(): (hierarchyId: string | null) => string {
  const nameOf = useBrandName()
  return useCallback(
    (hierarchyId) => (hierarchyId === null ? texts.all : (nameOf(hierarchyId) ?? hierarchyId)),
    [nameOf],
  )
}
