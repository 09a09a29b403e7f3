import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { Person } from './answers.ts'
import { texts } from './texts.ts'

interface AccessDialogProps {
  person: Person
  onClose: () => void
}

/** Asks before a person's access is taken away or given back. */
export function AccessDialog({ person, onClose }: AccessDialogProps) {
  const { key, name, status } = person
  const isOut = status === 'DEACTIVATED'
  const refreshes = [api.people.search]
  const deactivate = useChange(api.people.deactivate, { refreshes, says: texts.deactivated(name) })
  const reactivate = useChange(api.people.reactivate, { refreshes, says: texts.reactivated(name) })
  const change = isOut ? reactivate : deactivate
  const act = async () => {
    await change.run({ params: { key: String(key) } })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={isOut ? texts.reactivateTitle(name) : texts.deactivateTitle(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{isOut ? texts.reactivateBody : texts.deactivateBody}</Typography>
    </WarningDialog>
  )
}
