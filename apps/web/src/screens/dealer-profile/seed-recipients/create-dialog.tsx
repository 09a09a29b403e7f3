import { useNavigate } from 'react-router'
import { api, useChange } from '../../../api/index.ts'
import { seedListPath } from '../../../app/paths.ts'
import { useForm } from '../../../ui/form/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { NameForm, type NameValues } from './name.form.tsx'
import { nameTexts } from './texts.ts'

/** Creates an empty list and goes there, where its recipients are added next. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm<NameValues>({ defaultValues: { name: '' } })
  const change = useChange(api.seedLists.create, {
    refreshes: [api.seedLists.list],
    fails: false,
  })
  const create = async ({ name }: NameValues) => {
    const { key } = await change.attempt({ query: {}, body: { name: name.trim() } })
    await navigate(seedListPath(key))
  }
  const { createTitle } = nameTexts
  return (
    <FormDialog form={form} width="sm" title={createTitle} onClose={onClose}>
      {(leave) => (
        <NameForm
          form={form}
          label={createTitle}
          save={nameTexts.create}
          onSubmit={create}
          onCancel={leave}
        />
      )}
    </FormDialog>
  )
}
