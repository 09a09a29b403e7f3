import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PlainDialog } from '../plain-dialog/index.ts'

const warningDialogTexts = {
  title: 'Warning',
  question: 'Would you like to continue?',
  left: 'No',
  right: 'Yes',
} as const

export interface WarningDialogProps {
  open: boolean
  title?: string
  /** What is going to happen. */
  children?: ReactNode
  /** The question below the text; null where the title is the question. */
  question?: string | null
  /** Shows a message without a question. */
  warnOnly?: boolean
  leftLabel?: string
  rightLabel?: string
  /** The left button, the close control and Escape. */
  onClose: () => void
  /** The right button. */
  onContinue?: () => void
  /** While the answer is being carried out. */
  busy?: boolean
  /** Enter continues, where the button that led here was the decision and this shows its figures. */
  enterContinues?: boolean
}

export function WarningDialog({
  open,
  title = warningDialogTexts.title,
  children,
  question = warningDialogTexts.question,
  warnOnly = false,
  leftLabel = warningDialogTexts.left,
  rightLabel = warningDialogTexts.right,
  onClose,
  onContinue,
  busy = false,
  enterContinues = false,
}: WarningDialogProps) {
  const buttons = (
    <DialogActions>
      {/* The safe answer comes first, for those who press Enter without reading. */}
      <Button autoFocus={!enterContinues} variant="outlined" onClick={onClose} disabled={busy}>
        {leftLabel}
      </Button>
      <Button autoFocus={enterContinues} variant="contained" onClick={onContinue} loading={busy}>
        {rightLabel}
      </Button>
    </DialogActions>
  )
  return (
    <PlainDialog
      urgent
      open={open}
      title={title}
      onClose={busy ? undefined : onClose}
      actions={warnOnly ? undefined : buttons}
    >
      {children}
      {!warnOnly && question !== null && <Typography sx={{ mt: 3 }}>{question}</Typography>}
    </PlainDialog>
  )
}
