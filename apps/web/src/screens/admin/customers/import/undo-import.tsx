import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { CustomerImport } from '../answers.ts'
import { CHANGED_BY_IMPORT } from '../use-imports.ts'
import { undoTexts as texts } from './texts.ts'

/** For some days what stood before an import can be put back, after asking. */
export function UndoImport({ customerImport }: { customerImport: CustomerImport }) {
  const { key, can, effect, undoEndsAt } = customerImport
  const [isAsking, setAsking] = useState(false)
  const change = useChange(api.customers.undo, {
    refreshes: [api.customers.read, ...CHANGED_BY_IMPORT],
    selection: false,
  })
  const act = async () => {
    await change.run({ params: { id: String(key) } })
    setAsking(false)
  }
  if (!can.undo.ok) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {texts.undo}
      </Button>
      {undoEndsAt && (
        <Typography sx={{ color: 'text.secondary' }}>
          {texts.until(showMoment(undoEndsAt))}
        </Typography>
      )}
      <WarningDialog
        open={isAsking}
        title={texts.title}
        question={null}
        leftLabel={texts.no}
        rightLabel={texts.yes}
        onClose={() => setAsking(false)}
        onContinue={() => void act()}
        busy={change.isRunning}
      >
        <Typography sx={{ mb: 3 }}>
          {effect ? texts.back(effect.before, effect.after) : texts.plain}
        </Typography>
        <Typography>{texts.stays}</Typography>
      </WarningDialog>
    </Box>
  )
}
