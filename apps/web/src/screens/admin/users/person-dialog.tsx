import { useForm } from '../../../ui/form/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import type { Person } from './answers.ts'
import { PersonForm, valuesOf } from './person.form.tsx'
import { formTexts } from './texts.ts'
import type { PersonValues } from './use-save-person.ts'

interface PersonDialogProps {
  /** Who is changed; somebody new is invited where this is missing. */
  person?: Person
  onClose: () => void
}

export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const form = useForm<PersonValues>({ defaultValues: valuesOf(person) })
  const title = person ? formTexts.change(person.name) : formTexts.invite
  return (
    <FormDialog form={form} width="md" title={title} onClose={onClose}>
      {(leave) => <PersonForm form={form} person={person} onDone={onClose} onCancel={leave} />}
    </FormDialog>
  )
}
