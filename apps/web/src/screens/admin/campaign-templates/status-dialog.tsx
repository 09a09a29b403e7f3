import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../api/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { TemplateRow } from './answers.ts'
import { statusTexts } from './texts.ts'

interface StatusDialogProps {
  template: Pick<TemplateRow, 'key' | 'name' | 'status'>
  onClose: () => void
}

/** Asks before a template is offered, or offered no longer, and says what that means. */
export function StatusDialog({ template, onClose }: StatusDialogProps) {
  const { key, name, status } = template
  const isActive = status === 'ACTIVE'
  const options = {
    refreshes: [api.templates.search, api.templates.read],
    selection: false,
  } as const
  const activate = useChange(api.templates.activate, {
    ...options,
    success: statusTexts.activated(name),
  })
  const deactivate = useChange(api.templates.deactivate, {
    ...options,
    success: statusTexts.deactivated(name),
  })
  const change = isActive ? deactivate : activate
  const act = async () => {
    await change.run({ params: { key: String(key) }, query: {} })
    onClose()
  }
  const { activateTitle, activateBody, deactivateTitle, deactivateBody } = statusTexts
  return (
    <WarningDialog
      open
      title={isActive ? deactivateTitle(name) : activateTitle(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{isActive ? deactivateBody : activateBody}</Typography>
    </WarningDialog>
  )
}
