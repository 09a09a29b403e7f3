import Box from '@mui/material/Box'
import { seedListNameProblem } from '@marquee/rules/seed-lists'
import type { UseFormReturn } from 'react-hook-form'
import { Form, TextField } from '../../../ui/form/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { nameTexts } from './texts.ts'

export interface NameValues {
  name: string
}

interface NameFormProps {
  form: UseFormReturn<NameValues>
  label: string
  save: string
  onSubmit: (values: NameValues) => Promise<void>
  onCancel: () => void
}

export function NameForm({ form, label, save, onSubmit, onCancel }: NameFormProps) {
  const { control } = form
  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      <Box sx={{ mt: 2 }}>
        <TextField
          control={control}
          name="name"
          label={nameTexts.name}
          required
          rules={[seedListNameProblem]}
          hint={nameTexts.hint}
        />
      </Box>
      <FormButtons control={control} onCancel={onCancel}>
        {save}
      </FormButtons>
    </Form>
  )
}
