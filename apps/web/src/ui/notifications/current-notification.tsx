import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { notificationTexts } from './texts.ts'
import { staysFor, type Notification } from './notification.rules.ts'

interface CurrentNotificationProps {
  notification: Notification | undefined
  onClose: () => void
}

/**
 * Both regions are there from the start: what appears together with its region is not read out.
 */
export function CurrentNotification({ notification, onClose }: CurrentNotificationProps) {
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
