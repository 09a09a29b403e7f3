import { useState } from 'react'
import { useForm } from '../../../ui/form/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { CreateForm, type CreateValues } from './create.form.tsx'
import { createTexts } from './texts.ts'

/** Closing it asks first where something has been typed. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { hierarchies, selectedHierarchy } = useUserState()
  const [only] = hierarchies.length === 1 ? hierarchies : []
  const hierarchyId = selectedHierarchy?.id ?? only?.id ?? ''
  const form = useForm<CreateValues>({
    defaultValues: { name: '', hierarchyId, dealers: 'some' },
  })
  const { isDirty, isSubmitting } = form.formState
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isDirty ? setAsking(true) : onClose())
  return (
    <>
      <PlainDialog
        open
        width="sm"
        title={createTexts.title}
        onClose={isSubmitting ? undefined : leave}
      >
        <CreateForm form={form} onCancel={leave} />
      </PlainDialog>
      <WarningDialog open={isAsking} onClose={() => setAsking(false)} onContinue={onClose}>
        {createTexts.unsaved}
      </WarningDialog>
    </>
  )
}
