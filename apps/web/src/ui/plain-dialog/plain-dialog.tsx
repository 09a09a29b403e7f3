import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type ReactNode } from 'react'

const plainDialogTexts = { close: 'Close' } as const

export interface PlainDialogProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** The buttons below. */
  actions?: ReactNode
  /** Without it the dialog cannot be closed, as while something is being saved. */
  onClose?: () => void
  /** Interrupts: its content is read out at once. */
  urgent?: boolean
  width?: DialogProps['maxWidth']
  /** Takes the whole of a narrow screen, as for a table. */
  fillsNarrow?: boolean
}

/** A title with a close control, a body, and buttons where there is something to decide. */
export function PlainDialog(props: PlainDialogProps) {
  const { open, title, children, actions, onClose, urgent = false, width = 'xs' } = props
  const id = useId()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role={urgent ? 'alertdialog' : 'dialog'}
      maxWidth={width}
      fullWidth
      fullScreen={isNarrow && props.fillsNarrow}
      aria-labelledby={`${id}-title`}
      aria-describedby={urgent ? `${id}-body` : undefined}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 4 }}>
        <DialogTitle id={`${id}-title`} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton
          aria-label={plainDialogTexts.close}
          onClick={onClose}
          disabled={!onClose}
          sx={{ mt: 4 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent id={`${id}-body`}>{children}</DialogContent>
      {actions}
    </Dialog>
  )
}
