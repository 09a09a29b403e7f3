import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNotifications } from '../../ui/notifications/index.ts'

/** What failed on one screen is no news on the next one. */
export function useForgetErrors(): void {
  const { pathname } = useLocation()
  const { clearError } = useNotifications()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current !== pathname) clearError()
    seen.current = pathname
  }, [pathname, clearError])
}
