import { useCallback } from 'react'
import { useUserState } from './user-state.tsx'

/** How brands are called. */
export function useBrandName(): (hierarchyId: string | null) => string | undefined {
  const { hierarchies } = useUserState()
  return useCallback(
    (hierarchyId) => hierarchies.find(({ id }) => id === hierarchyId)?.name,
    [hierarchies],
  )
}

/** The same for people who look after several brands; undefined for the others, who need no brand shown. */
export function useBrandNameIfSeveral():
  | ((hierarchyId: string | null) => string | undefined)
  | undefined {
  const nameOf = useBrandName()
  return useUserState().hierarchies.length > 1 ? nameOf : undefined
}
