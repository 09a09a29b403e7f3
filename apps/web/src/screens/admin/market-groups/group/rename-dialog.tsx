import { useState } from 'react'
import { useForm } from '../../../../ui/form/index.ts'
import { FormDialog } from '../../../../ui/form-dialog/index.ts'
import type { MarketGroup } from '../answers.ts'
import { RenameForm, type RenameValues } from './rename.form.tsx'
import { renameTexts } from './texts.ts'

interface RenameDialogProps {
  group: MarketGroup
  onClose: () => void
}

export function RenameDialog({ group, onClose }: RenameDialogProps) {
  // As it was when the dialog opened, whatever arrives in the meantime.
  const [known] = useState(group)
  const form = useForm<RenameValues>({ defaultValues: { name: known.name } })
  return (
    <FormDialog form={form} width="sm" title={renameTexts.title(known.name)} onClose={onClose}>
      {(leave) => <RenameForm form={form} group={known} onDone={onClose} onCancel={leave} />}
    </FormDialog>
  )
}
