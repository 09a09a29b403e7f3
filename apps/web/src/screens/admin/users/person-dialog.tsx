import { useState } from 'react'
import { useForm } from '../../../ui/form/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import type { Person } from './answers.ts'
import { PersonForm, valuesOf, type PersonValues } from './person.form.tsx'
import { formTexts } from './texts.ts'

interface PersonDialogProps {
  /** Who is changed; somebody new is invited where this is missing. */
  person?: Person
  onClose: () => void
}

/** Closing it asks first where something has been typed. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const form = useForm<PersonValues>({ defaultValues: valuesOf(person) })
  const { isDirty, isSubmitting } = form.formState
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isDirty ? setAsking(true) : onClose())
  return (
    <>
      <PlainDialog
        open
        width="md"
        title={person ? formTexts.change(person.name) : formTexts.invite}
        onClose={isSubmitting ? undefined : leave}
      >
        <PersonForm form={form} person={person} onDone={onClose} onCancel={leave} />
      </PlainDialog>
      <WarningDialog open={isAsking} onClose={() => setAsking(false)} onContinue={onClose}>
        {formTexts.unsaved}
      </WarningDialog>
    </>
  )
}
