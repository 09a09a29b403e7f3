import { WarningDialog } from '../warning-dialog/index.ts'
import { unsavedGuardTexts } from './texts.ts'

export interface UnsavedWarningProps {
  open: boolean
  /** In other words than the usual ones. */
  asks?: { title: string; body: string } | undefined
  onStay: () => void
  onLeave: () => void
}

/** Asks whether what was typed may be lost. */
export function UnsavedWarning({ open, asks, onStay, onLeave }: UnsavedWarningProps) {
  return (
    <WarningDialog
      {...(asks && { title: asks.title, question: '' })}
      open={open}
      onClose={onStay}
      onContinue={onLeave}
    >
      {asks?.body ?? unsavedGuardTexts.lost}
    </WarningDialog>
  )
}
