import Box from '@mui/material/Box'
import { USER_LEVELS } from '@marquee/rules/access'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { CheckboxListField, Form, RadioGroupField } from '../../../ui/form/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { levelNames, useBrandName } from '../../../widgets/user-state/index.ts'
import { AccessChanged } from './access-changed.tsx'
import type { AccessRow, NamedGroup } from './answers.ts'
import { GroupsField } from './groups-field.tsx'
import { formTexts, scopeTexts } from './texts.ts'
import { useSaveAccess, type AccessValues } from './use-save-access.ts'

interface AccessFormProps {
  form: UseFormReturn<AccessValues>
  row: AccessRow
  groups: readonly NamedGroup[]
  onDone: () => void
  onCancel: () => void
}

const LEVELS = USER_LEVELS.map((level) => ({ value: level, label: levelNames[level] }))

/** Says who sees a template. */
export function AccessForm({ form, row, groups, onDone, onCancel }: AccessFormProps) {
  const { control } = form
  const brand = useBrandName()(row.hierarchyId)
  const isForGroups = useWatch({ control, name: 'markets' }) === 'groups'
  const { save, meanwhile } = useSaveAccess(row)
  const submit = async (values: AccessValues) => {
    await save(values)
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={formTexts.title(row.name)}>
      {meanwhile && (
        <AccessChanged
          brand={brand}
          groups={groups}
          before={row}
          now={meanwhile}
          onTakeOver={() => form.reset(valuesOf(meanwhile))}
        />
      )}
      <Box sx={{ display: 'grid', gap: 5, mt: 2 }}>
        <RadioGroupField
          control={control}
          name="markets"
          label={formTexts.markets}
          choices={[
            { value: 'all', label: scopeTexts.everyMarket(brand) },
            { value: 'groups', label: scopeTexts.onlyGroups },
          ]}
          hint={isForGroups && formTexts.groupsHint}
        />
        {isForGroups && (
          <GroupsField
            control={control}
            name="groups"
            label={formTexts.groups}
            required
            groups={groups}
          />
        )}
        <CheckboxListField
          control={control}
          name="levels"
          label={formTexts.levels}
          required
          choices={LEVELS}
          row
        />
      </Box>
      <FormButtons control={control} onCancel={onCancel}>
        {formTexts.save}
      </FormButtons>
    </Form>
  )
}

export function valuesOf({ access }: AccessRow): AccessValues {
  return {
    markets: access.isOpenToBrand ? 'all' : 'groups',
    groups: [...access.marketGroupKeys],
    levels: [...access.levels],
  }
}
