import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useNotifications } from '../../../../ui/notifications/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import type { Template } from '../answers.ts'
import { valuesOf } from '../../../../widgets/templates/index.ts'
import { versionTexts as texts } from './texts.ts'
import type { TemplateForm } from './use-template-form.ts'

interface RestoredVersionProps {
  editing: TemplateForm
  older: Template
  onDone?: (() => void) | undefined
}

/** Puts an older version into the form, to be saved like anything typed; asks before it replaces typing. */
export function RestoredVersion({ editing, older, onDone }: RestoredVersionProps) {
  const { form, base, fill } = editing
  const { notify } = useNotifications()
  const { isDirty } = useFormState({ control: form.control })
  const [isAsking] = useState(isDirty)
  const restore = () => {
    fill(base, { typed: valuesOf(older, form.getValues('access')) })
    notify('success', texts.restored(older.version))
    onDone?.()
  }
  const restoreAtOnce = useEffectEvent(restore)
  useEffect(() => {
    if (!isAsking) restoreAtOnce()
  }, [isAsking])
  if (!isAsking) return null
  return (
    <WarningDialog open title={texts.replaceTitle} onClose={() => onDone?.()} onContinue={restore}>
      <Typography>{texts.replaceBody(older.version)}</Typography>
    </WarningDialog>
  )
}
