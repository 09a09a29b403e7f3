import Box from '@mui/material/Box'
import { groupNameProblem } from '@marquee/rules/market-groups'
import type { UseFormReturn } from 'react-hook-form'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import { Form, TextField } from '../../../../ui/form/index.ts'
import { FormButtons } from '../../../../ui/form-dialog/index.ts'
import type { MarketGroup } from '../answers.ts'
import { renameTexts } from './texts.ts'
import { useRename } from './use-rename.ts'

export interface RenameValues {
  name: string
}

interface RenameFormProps {
  form: UseFormReturn<RenameValues>
  group: MarketGroup
  onDone: () => void
  onCancel: () => void
}

export function RenameForm({ form, group, onDone, onCancel }: RenameFormProps) {
  const { control } = form
  const { rename, meanwhile } = useRename(group)
  const submit = async ({ name }: RenameValues) => {
    await rename(name.trim())
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={renameTexts.title(group.name)}>
      {meanwhile && (
        <ChangedMeanwhile
          differences={[renameTexts.present(meanwhile.name)]}
          onTakeOver={() => form.reset({ name: meanwhile.name })}
        >
          {renameTexts.yours}
        </ChangedMeanwhile>
      )}
      <Box sx={{ mt: 2 }}>
        <TextField
          control={control}
          name="name"
          label={renameTexts.name}
          required
          rules={[groupNameProblem]}
        />
      </Box>
      <FormButtons control={control} onCancel={onCancel}>
        {renameTexts.save}
      </FormButtons>
    </Form>
  )
}
