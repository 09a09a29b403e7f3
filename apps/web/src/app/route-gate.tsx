import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { isOpen, useUserState, type Needs } from '../widgets/user-state/index.ts'
import { paths } from './paths.ts'

/** Who may not open a screen, or finds it switched off, is led home. */
export function RouteGate({ needs, children }: { needs: Needs; children: ReactNode }) {
  const state = useUserState()
  return isOpen(state, needs) ? children : <Navigate to={paths.home} replace />
}
