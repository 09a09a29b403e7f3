import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { MarketGroup } from './answers.ts'
import { deleteTexts } from './texts.ts'

interface DeleteDialogProps {
  group: MarketGroup
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a group is deleted, and says what that means. */
export function DeleteDialog({ group, onClose, onDeleted }: DeleteDialogProps) {
  const { key, name, marketCount, users } = group
  const change = useChange(api.marketGroups.delete, {
    refreshes: [api.marketGroups.list],
    success: deleteTexts.deleted(name),
    selection: false,
  })
  const act = async () => {
    const answer = await change.run({ params: { id: String(key) }, query: {} })
    onClose()
    if (answer) onDeleted?.()
  }
  return (
    <WarningDialog
      open
      title={deleteTexts.title(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{deleteTexts.held(marketCount, users.length)}</Typography>
      <Typography sx={{ mt: 2 }}>{deleteTexts.body}</Typography>
    </WarningDialog>
  )
}
