import { WarningDialog } from '../warning-dialog/index.ts'
import { unsavedGuardTexts } from './texts.ts'

interface UnsavedWarningProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whether what was typed may be lost. */
export function UnsavedWarning({ open, onStay, onLeave }: UnsavedWarningProps) {
  return (
    <WarningDialog open={open} onClose={onStay} onContinue={onLeave}>
      {unsavedGuardTexts.lost}
    </WarningDialog>
  )
}
