import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { CurrentNotification } from './current-notification.tsx'
import type { Notification, NotificationVariant } from './notification.rules.ts'

export interface Notifications {
  /** Shows a message in place of the one that is shown. */
  notify: (variant: NotificationVariant, message: string) => void
  clear: () => void
  /** An error stays until it is closed, but not longer than what it is about. */
  clearError: () => void
}

const NotificationsContext = createContext<Notifications | undefined>(undefined)

/** Holds the one current notification and shows it. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<Notification>()
  const shown = useRef(0)
  const notify = useCallback((variant: NotificationVariant, message: string) => {
    shown.current += 1
    setCurrent({ key: shown.current, variant, message })
  }, [])
  const clear = useCallback(() => setCurrent(undefined), [])
  const clearError = useCallback(
    () => setCurrent((shown) => (shown?.variant === 'error' ? undefined : shown)),
    [],
  )
  const value = useMemo(() => ({ notify, clear, clearError }), [notify, clear, clearError])
  return (
    <NotificationsContext value={value}>
      {children}
      <CurrentNotification notification={current} onClose={clear} />
    </NotificationsContext>
  )
}

export function useNotifications(): Notifications {
  const notifications = useContext(NotificationsContext)
  if (!notifications) throw new Error('useNotifications needs a NotificationsProvider above it.')
  return notifications
}
