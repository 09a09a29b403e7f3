import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { cancelTexts, progressTexts } from './texts.ts'

/** Cancels an import after asking, and says what then serves. */
export function CancelButton({ importKey }: { importKey: number }) {
  const [isAsking, setAsking] = useState(false)
  const change = useChange(api.customers.cancel, {
    refreshes: [api.customers.read, api.customers.search],
    success: cancelTexts.done,
    selection: false,
  })
  const act = async () => {
    await change.run({ params: { id: String(importKey) } })
    setAsking(false)
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {progressTexts.cancel}
      </Button>
      <WarningDialog
        open={isAsking}
        title={cancelTexts.title}
        question=""
        leftLabel={cancelTexts.no}
        rightLabel={cancelTexts.yes}
        onClose={() => setAsking(false)}
        onContinue={() => void act()}
        busy={change.isRunning}
      >
        <Typography>{cancelTexts.body}</Typography>
      </WarningDialog>
    </>
  )
}
