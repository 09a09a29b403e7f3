import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { staysFor, type Notification, type NotificationVariant } from './notification.rules.ts'

const notificationTexts = { close: 'Close notification' } as const

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

interface CurrentNotificationProps {
  notification: Notification | undefined
  onClose: () => void
}

/**
 * Both regions are there from the start: what appears together with its region is not read out.
 */
function CurrentNotification({ notification, onClose }: CurrentNotificationProps) {
  const urgent = notification?.variant === 'error'
  const bar = notification && (
    <NotificationBar key={notification.key} notification={notification} onClose={onClose} />
  )
  return (
    <>
      <div role="status">{!urgent && bar}</div>
      <div role="alert">{urgent && bar}</div>
    </>
  )
}

function NotificationBar({
  notification: { variant, message },
  onClose,
}: CurrentNotificationProps & { notification: Notification }) {
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={aboveButtons}
      autoHideDuration={staysFor(variant)}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
    >
      <Alert
        severity={variant}
        role="presentation"
        onClose={onClose}
        slotProps={{ closeButton: { 'aria-label': notificationTexts.close, title: '' } }}
        sx={{ boxShadow: 8, border: 1, borderColor: `${variant}.main`, maxWidth: '36rem' }}
      >
        {message}
      </Alert>
    </Snackbar>
  )
}

/** Many screens have their buttons at the bottom, which must stay in sight. */
const aboveButtons = { bottom: { xs: '8rem', sm: '5.5rem' } }
