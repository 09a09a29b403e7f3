import { useForm } from '../../../ui/form/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { AccessForm, valuesOf } from './access.form.tsx'
import type { AccessRow, NamedGroup } from './answers.ts'
import { formTexts } from './texts.ts'
import type { AccessValues } from './use-save-access.ts'

interface AccessDialogProps {
  row: AccessRow
  /** Those of the template's brand. */
  groups: readonly NamedGroup[]
  onClose: () => void
}

export function AccessDialog({ row, groups, onClose }: AccessDialogProps) {
  const form = useForm<AccessValues>({ defaultValues: valuesOf(row) })
  return (
    <FormDialog form={form} width="sm" title={formTexts.title(row.name)} onClose={onClose}>
      {(leave) => (
        <AccessForm form={form} row={row} groups={groups} onDone={onClose} onCancel={leave} />
      )}
    </FormDialog>
  )
}
