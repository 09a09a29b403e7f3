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

/** The same for those who look after several brands; the others need not be told. */
export function useTellingBrandName():
  ((hierarchyId: string | null) => string | undefined) | undefined {
  const nameOf = useBrandName()
  return useUserState().hierarchies.length > 1 ? nameOf : undefined
}
