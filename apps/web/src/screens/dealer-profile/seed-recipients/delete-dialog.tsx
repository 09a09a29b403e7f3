import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { SeedList } from './answers.ts'
import { deleteTexts } from './texts.ts'

interface DeleteDialogProps {
  list: SeedList
  onClose: () => void
}

/** Asks before a list is deleted, and says what that means. */
export function DeleteDialog({ list: { key, name }, onClose }: DeleteDialogProps) {
  const change = useChange(api.seedLists.delete, {
    refreshes: [api.seedLists.list],
    says: deleteTexts.deleted(name),
    selection: false,
  })
  const act = async () => {
    await change.run({ params: { id: String(key) }, query: {} })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={deleteTexts.title(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{deleteTexts.body}</Typography>
    </WarningDialog>
  )
}
