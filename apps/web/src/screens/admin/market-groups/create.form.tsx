import { groupNameProblem } from '@marquee/rules/market-groups'
import Box from '@mui/material/Box'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api, useChange } from '../../../api/index.ts'
import { marketGroupPath } from '../../../app/paths.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { Form, RadioGroupField, SelectField, TextField } from '../../../ui/form/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { groupPart } from './address.ts'
import { createTexts } from './texts.ts'

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

export interface CreateValues {
  name: string
  hierarchyId: string
  dealers: string
}

/** Creates a group and goes there, where its dealers are chosen next unless it has them all. */
function useCreateGroup(): (values: CreateValues) => Promise<void> {
  const navigate = useNavigate()
  const options = {
    refreshes: [api.marketGroups.list],
    fails: false,
    selection: false,
  } as const
  // No success message: the choice of its dealers, which follows, shows that it was created.
  const empty = useChange(api.marketGroups.create, options)
  const filled = useChange(api.marketGroups.createWithMarkets, {
    ...options,
    success: ({ name, marketCount }) => createTexts.created(name, marketCount),
  })
  return async ({ name, hierarchyId, dealers }) => {
    const body = { name: name.trim(), ...(hierarchyId && { hierarchyId }) }
    if (dealers === 'all') {
      const { key } = await filled.attempt({ query: { isSelectAll: 'true' }, body })
      await navigate(marketGroupPath(key))
      return
    }
    const { key } = await empty.attempt({ query: {}, body })
    await navigate({ pathname: marketGroupPath(key), search: `?${groupPart.adding}` })
  }
}
