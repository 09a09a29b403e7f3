import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { texts } from './texts.ts'

/** The editor was entered by a way that nobody knows: that is logged, and leads home. */
export function Unsupported({ route }: { route: string }) {
  useEffect(() => reportError(new Error(texts.unsupported(route))), [route])
  return <Navigate to={paths.home} replace />
}
