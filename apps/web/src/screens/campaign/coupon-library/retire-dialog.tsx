import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { Coupon } from './answers.ts'
import { retireTexts } from './texts.ts'

interface RetireDialogProps {
  coupon: Coupon
  onClose: () => void
}

/** Asks before a coupon is taken out of the choice, and says what that means. */
export function RetireDialog({ coupon: { key, heading }, onClose }: RetireDialogProps) {
  const change = useChange(api.coupons.retire, {
    refreshes: [api.coupons.list, api.coupons.read],
    says: retireTexts.retired(heading),
    selection: false,
  })
  const act = async () => {
    await change.run({ params: { key: String(key) }, query: {} })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={retireTexts.title(heading)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{retireTexts.body}</Typography>
    </WarningDialog>
  )
}
