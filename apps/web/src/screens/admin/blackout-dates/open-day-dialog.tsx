import Typography from '@mui/material/Typography'
import { blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { useRef } from 'react'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { BlackoutDateEntry } from '../../../widgets/blackout-dates/index.ts'
import { dayInWords } from '../../../widgets/calendar/index.ts'
import { useBrandName } from './brand-names.ts'
import { texts } from './texts.ts'

interface OpenDayDialogProps {
  /** The closed day that somebody wants to open; undefined while there is none. */
  entry: BlackoutDateEntry | undefined
  onClose: () => void
}

export function OpenDayDialog({ entry, onClose }: OpenDayDialogProps) {
  const remove = useChange(api.blackoutDates.delete, {
    refreshes: [api.blackoutDates.list],
    says: blackoutDateTexts.updated,
    fails: blackoutDateTexts.updateFailed,
  })
  const nameOf = useBrandName()
  // While the dialog fades out it still says what it was about.
  const last = useRef(entry)
  if (entry) last.current = entry
  const shown = last.current
  const open = async () => {
    if (entry) await remove.run({ params: { id: String(entry.key) } })
    onClose()
  }
  return (
    <WarningDialog
      open={entry !== undefined}
      title={texts.deleteTitle}
      onClose={onClose}
      onContinue={() => void open()}
      busy={remove.isRunning}
    >
      {shown && (
        <Typography>
          {texts.deleteBody(dayInWords(shown.date), nameOf(shown.hierarchyId))}
        </Typography>
      )}
    </WarningDialog>
  )
}
