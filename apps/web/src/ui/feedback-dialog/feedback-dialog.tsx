import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { PlainDialog } from '../plain-dialog/index.ts'
import { WarningDialog } from '../warning-dialog/index.ts'

const feedbackDialogTexts = { error: 'This could not be done', close: 'Close' } as const

export interface FeedbackDialogProps {
  showErrorModal: boolean
  /** Several where one failure had several causes. */
  errorMessage: string | readonly string[]
  /** Shown as a warning instead of as an error. */
  warning?: boolean
  onClose: () => void
}

/** An outcome that a person must have read before they continue. */
export function FeedbackDialog({
  showErrorModal,
  errorMessage,
  warning,
  onClose,
}: FeedbackDialogProps) {
  const messages = typeof errorMessage === 'string' ? [errorMessage] : errorMessage
  if (warning) {
    return (
      <WarningDialog warnOnly open={showErrorModal} onClose={onClose}>
        <Messages messages={messages} />
      </WarningDialog>
    )
  }
  return (
    <PlainDialog
      urgent
      open={showErrorModal}
      title={feedbackDialogTexts.error}
      onClose={onClose}
      actions={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={onClose}>
            {feedbackDialogTexts.close}
          </Button>
        </DialogActions>
      }
    >
      <Alert severity="error" role="presentation">
        <Messages messages={messages} />
      </Alert>
    </PlainDialog>
  )
}

function Messages({ messages }: { messages: readonly string[] }) {
  return messages.map((message, place) => <Typography key={place}>{message}</Typography>)
}
