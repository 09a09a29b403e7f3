import Typography from '@mui/material/Typography'
import { seedTexts } from '@marquee/rules/seed-lists'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'

interface ClearDialogProps {
  onClose: () => void
  onClear: () => void
}

const { title, body, left, right } = seedTexts.clearQuestion

/** Asks before all recipients go, or before those of another list take their place. */
export function ClearDialog({ onClose, onClear }: ClearDialogProps) {
  return (
    <WarningDialog
      open
      title={title}
      question=""
      leftLabel={left}
      rightLabel={right}
      onClose={onClose}
      onContinue={onClear}
    >
      <Typography>{body}</Typography>
    </WarningDialog>
  )
}
