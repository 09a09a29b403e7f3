import { useState } from 'react'
import { api, useChange } from '../../../api/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import type { SeedList } from './answers.ts'
import { NameForm, type NameValues } from './name.form.tsx'
import { nameTexts } from './texts.ts'

interface RenameDialogProps {
  list: SeedList
  onClose: () => void
}

/** Gives a list another name. Its recipients are not sent, so that nobody's change of them is lost. */
export function RenameDialog({ list, onClose }: RenameDialogProps) {
  // As it was when the dialog opened, whatever arrives in the meantime.
  const [known] = useState(list)
  const form = useForm<NameValues>({ defaultValues: { name: known.name } })
  const change = useChange(api.seedLists.update, {
    refreshes: [api.seedLists.list, api.seedLists.read],
    says: ({ name }) => nameTexts.renamed(name),
    fails: false,
    selection: false,
  })
  const rename = async ({ name }: NameValues) => {
    const params = { id: String(known.key) }
    await change.attempt({ params, query: {}, body: { name: name.trim() } })
    onClose()
  }
  const title = nameTexts.renameTitle(known.name)
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <NameForm
          form={form}
          label={title}
          save={nameTexts.save}
          onSubmit={rename}
          onCancel={leave}
        />
      )}
    </FormDialog>
  )
}
