import Box from '@mui/material/Box'
import { groupNameProblem } from '@marquee/rules/market-groups'
import type { UseFormReturn } from 'react-hook-form'
import { Form, RadioGroupField, SelectField, TextField } from '../../../ui/form/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { createTexts } from './texts.ts'
import { useCreateGroup, type CreateValues } from './use-create-group.ts'

const DEALERS = [
  { value: 'some', label: createTexts.some },
  { value: 'all', label: createTexts.all },
]

interface CreateFormProps {
  form: UseFormReturn<CreateValues>
  onCancel: () => void
}

export function CreateForm({ form, onCancel }: CreateFormProps) {
  const { control } = form
  const { hierarchies } = useUserState()
  const create = useCreateGroup()
  return (
    <Form form={form} onSubmit={create} label={createTexts.title}>
      <Box sx={{ display: 'grid', gap: 5, mt: 2 }}>
        <TextField
          control={control}
          name="name"
          label={createTexts.name}
          required
          rules={[groupNameProblem]}
          hint={createTexts.nameHint}
        />
        {hierarchies.length > 1 && (
          <SelectField
            control={control}
            name="hierarchyId"
            label={createTexts.brand}
            required
            hint={createTexts.brandHint}
            choices={hierarchies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <RadioGroupField
          control={control}
          name="dealers"
          label={createTexts.dealers}
          choices={DEALERS}
        />
      </Box>
      <FormButtons control={control} onCancel={onCancel}>
        {createTexts.create}
      </FormButtons>
    </Form>
  )
}
