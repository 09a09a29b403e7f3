import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { Latest } from './answers.ts'
import { texts } from './texts.ts'

/** Its pieces name customers: it can be deleted before it is by itself. */
export function DeletePart({ latest: { campaign, can } }: { latest: Latest }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useChange(api.rehearsals.remove, {
    selection: false,
    success: texts.deleted,
    refreshes: [api.rehearsals.latest],
  })
  if (!can.delete.ok) return null
  const close = () => setAsking(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.lasts}
      </Typography>
      <WarningDialog
        open={isAsking}
        title={texts.delete}
        question={null}
        leftLabel={texts.keep}
        rightLabel={texts.delete}
        busy={remove.isRunning}
        onClose={close}
        onContinue={() => void remove.run({ params: { key: String(campaign.key) } }).then(close)}
      >
        <Typography>{texts.deleteWhy}</Typography>
      </WarningDialog>
    </Box>
  )
}
