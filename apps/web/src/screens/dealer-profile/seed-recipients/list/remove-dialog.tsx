import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../../api/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { nameOf } from '../../../../widgets/seed-lists/index.ts'
import type { SeedList, SeedRecipient } from '../answers.ts'
import { listTexts } from '../texts.ts'

interface RemoveDialogProps {
  list: SeedList
  recipient: SeedRecipient
  onClose: () => void
}

/** Asks before a recipient is deleted from a list. */
export function RemoveDialog({ list, recipient, onClose }: RemoveDialogProps) {
  const name = nameOf(recipient)
  const change = useChange(api.seedLists.deleteRecipient, {
    refreshes: [api.seedLists.read, api.seedLists.list],
    says: listTexts.removed(name),
    selection: false,
  })
  const act = async () => {
    const params = { id: String(list.key), recipientId: recipient.checksum }
    await change.run({ params, query: {} })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={listTexts.removeTitle(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{listTexts.removeBody}</Typography>
    </WarningDialog>
  )
}
