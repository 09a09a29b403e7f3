import Typography from '@mui/material/Typography'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import type { MarketGroup } from '../answers.ts'
import { dealerTexts } from './texts.ts'

interface RemoveDialogProps {
  group: MarketGroup
  count: number
  isRunning: boolean
  onClose: () => void
  onContinue: () => void
}

/** Asks before several dealers are taken out at once. */
export function RemoveDialog({ group, count, isRunning, ...answers }: RemoveDialogProps) {
  return (
    <WarningDialog open title={dealerTexts.removeTitle(count)} busy={isRunning} {...answers}>
      <Typography>{dealerTexts.removeBody(group.name)}</Typography>
    </WarningDialog>
  )
}
