import { useForm } from '../../../ui/form/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { CreateForm } from './create.form.tsx'
import { createTexts } from './texts.ts'
import type { CreateValues } from './use-create-group.ts'

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { hierarchies, selectedHierarchy } = useUserState()
  const [only] = hierarchies.length === 1 ? hierarchies : []
  const hierarchyId = selectedHierarchy?.id ?? only?.id ?? ''
  const form = useForm<CreateValues>({
    defaultValues: { name: '', hierarchyId, dealers: 'some' },
  })
  return (
    <FormDialog form={form} width="sm" title={createTexts.title} onClose={onClose}>
      {(leave) => <CreateForm form={form} onCancel={leave} />}
    </FormDialog>
  )
}
