import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import type { ReactNode } from 'react'
import { ReasonButton } from '../disabled-reason/index.ts'
import { PlainDialog, type PlainDialogProps } from '../plain-dialog/index.ts'

const choosingDialogTexts = { cancel: 'Cancel' } as const

interface ChoosingDialogProps extends Pick<PlainDialogProps, 'title' | 'width'> {
  /** What the button says that takes over what is chosen. */
  does: string
  /** Why it cannot be pressed now. */
  reason: string | undefined
  /** What went wrong when it was pressed. */
  error?: string
  isRunning: boolean
  onDo: () => void
  onClose: () => void
  /** The table. */
  children: ReactNode
}

/** A table to choose from, above the buttons that stay in sight. */
export function ChoosingDialog(props: ChoosingDialogProps) {
  const { title, width, does, reason, error, isRunning, onDo, onClose, children } = props
  return (
    <PlainDialog
      open
      fillsNarrow
      width={width}
      title={title}
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          {error !== undefined && (
            <Alert severity="error" role="alert" sx={{ borderRadius: 0, px: 6 }}>
              {error}
            </Alert>
          )}
          <DialogActions sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
            <Button variant="outlined" onClick={onClose} disabled={isRunning}>
              {choosingDialogTexts.cancel}
            </Button>
            <ReasonButton variant="contained" loading={isRunning} reason={reason} onClick={onDo}>
              {does}
            </ReasonButton>
          </DialogActions>
        </>
      }
    >
      {children}
    </PlainDialog>
  )
}
