import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { stepTexts as texts } from './step-texts.ts'

interface RemoveStepDialogProps {
  name: string
  creatives: number
  onClose: () => void
  onRemove: () => void
}

/** Says what hangs on a step before it goes. */
export function RemoveStepDialog({ name, creatives, onClose, onRemove }: RemoveStepDialogProps) {
  return (
    <WarningDialog open title={texts.removeTitle(name)} onClose={onClose} onContinue={onRemove}>
      {texts.removeBody(creatives)}
    </WarningDialog>
  )
}
