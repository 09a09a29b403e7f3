import { useState } from 'react'
import { useForm } from '../../../../ui/form/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import type { MarketGroup } from '../answers.ts'
import { RenameForm, type RenameValues } from './rename.form.tsx'
import { renameTexts } from './texts.ts'

interface RenameDialogProps {
  group: MarketGroup
  onClose: () => void
}

/** Closing it asks first where something has been typed. */
export function RenameDialog({ group, onClose }: RenameDialogProps) {
  // As it was when the dialog opened, whatever arrives in the meantime.
  const [known] = useState(group)
  const form = useForm<RenameValues>({ defaultValues: { name: known.name } })
  const { isDirty, isSubmitting } = form.formState
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isDirty ? setAsking(true) : onClose())
  return (
    <>
      <PlainDialog
        open
        width="sm"
        title={renameTexts.title(known.name)}
        onClose={isSubmitting ? undefined : leave}
      >
        <RenameForm form={form} group={known} onDone={onClose} onCancel={leave} />
      </PlainDialog>
      <WarningDialog open={isAsking} onClose={() => setAsking(false)} onContinue={onClose}>
        {renameTexts.unsaved}
      </WarningDialog>
    </>
  )
}
