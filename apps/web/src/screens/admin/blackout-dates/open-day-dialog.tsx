import Typography from '@mui/material/Typography'
import { blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { dayInWords } from '../../../widgets/calendar/index.ts'
import { useReachName } from './reach-name.ts'
import { texts } from './texts.ts'

interface OpenDayDialogProps {
  /** The closed day that somebody wants to open. */
  entry: BlackoutDateEntry
  onClose: () => void
}

export function OpenDayDialog({ entry, onClose }: OpenDayDialogProps) {
  const remove = useChange(api.blackoutDates.delete, {
    refreshes: [api.blackoutDates.list, api.approvals.hit],
    says: blackoutDateTexts.updated,
    fails: blackoutDateTexts.updateFailed,
  })
  const reach = useReachName()(entry.hierarchyId)
  const open = async () => {
    await remove.run({ params: { id: String(entry.key) } })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={texts.deleteTitle}
      onClose={onClose}
      onContinue={() => void open()}
      busy={remove.isRunning}
    >
      <Typography>{texts.deleteBody(dayInWords(entry.date), reach)}</Typography>
    </WarningDialog>
  )
}
