import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { seedTexts } from '@marquee/rules/seed-lists'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'

const { title, body, okay } = seedTexts.duplicate

export function DuplicateDialog({ onClose }: { onClose: () => void }) {
  const buttons = (
    <DialogActions>
      <Button autoFocus variant="contained" onClick={onClose}>
        {okay}
      </Button>
    </DialogActions>
  )
  return (
    <PlainDialog urgent open title={title} onClose={onClose} actions={buttons}>
      {body}
    </PlainDialog>
  )
}
