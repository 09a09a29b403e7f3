import { USER_LEVELS } from '@marquee/rules/access'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { api, ApiError, useChange } from '../../../api/index.ts'
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import {
  CheckboxListField,
  Form,
  RadioGroupField,
  useField,
  type FieldProps,
} from '../../../ui/form/index.ts'
import { useLatest } from '../../../ui/latest/index.ts'
import { SearchBox } from '../../../ui/search-box/index.ts'
import { levelNames, useBrandName } from '../../../widgets/user-state/index.ts'
import { levelsInWords, marketsInWords } from './access-in-words.ts'
import type { AccessRow, Level, NamedGroup } from './answers.ts'
import { formTexts, scopeTexts } from './texts.ts'

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

export interface AccessValues {
  markets: string
  groups: number[]
  levels: string[]
}

interface Saving {
  save: (values: AccessValues) => Promise<void>
  /** The access as another person has saved it, after this save was refused for it. */
  meanwhile: AccessRow | undefined
}

/** Saves; a refusal is thrown, for the form to show, which keeps what was chosen. */
function useSaveAccess(row: AccessRow): Saving {
  const [meanwhile, setMeanwhile] = useState<AccessRow>()
  const { key, name } = row
  const change = useChange(api.templates.saveAccess, {
    refreshes: [api.templates.accessMatrix, api.templates.readAccess, api.templates.search],
    success: formTexts.saved(name),
    fails: false,
    selection: false,
  })
  const save = async (values: AccessValues) => {
    const { version } = meanwhile ?? row
    const body = { ...accessOf(values), version }
    try {
      await change.attempt({ params: { key: String(key) }, query: {}, body })
    } catch (error) {
      const isStale =
        error instanceof ApiError && error.code === 'campaign-template.changed-meanwhile'
      if (isStale) setMeanwhile(await presentState(key))
      throw error
    }
  }
  return { save, meanwhile }
}

function accessOf({ markets, groups, levels }: AccessValues) {
  const isOpenToBrand = markets === 'all'
  const marketGroupKeys = isOpenToBrand ? [] : groups
  return { isOpenToBrand, marketGroupKeys, levels: levels as Level[] }
}

const presentState = (key: number): Promise<AccessRow> =>
  api.templates.readAccess({ params: { key: String(key) }, query: {} }, { selection: false })

interface AccessChangedProps {
  /** Who saw the template when the form was opened. */
  before: AccessRow
  now: AccessRow
  brand: string | undefined
  groups: readonly NamedGroup[]
  onTakeOver: () => void
}

/** Another person has changed the access meanwhile. */
function AccessChanged({ before, now, brand, groups, onTakeOver }: AccessChangedProps) {
  const known = spoken(before, brand, groups)
  const differences = spoken(now, brand, groups).filter((line) => !known.includes(line))
  return (
    <ChangedMeanwhile differences={differences} onTakeOver={onTakeOver}>
      {formTexts.yours}
    </ChangedMeanwhile>
  )
}

const spoken = (row: AccessRow, brand: string | undefined, groups: readonly NamedGroup[]) => [
  formTexts.present(formTexts.markets, marketsInWords(row, brand, groups)),
  formTexts.present(formTexts.levels, levelsInWords(row.access.levels)),
]

interface GroupsFieldProps<Values extends FieldValues> extends FieldProps<Values, number[]> {
  groups: readonly NamedGroup[]
}

/** With so many groups one begins to search. */
const MANY = 8

/** Any number of groups, found by name where there are many. */
function GroupsField<Values extends FieldValues>(props: GroupsFieldProps<Values>) {
  const { groups, label, required } = props
  const { value, change, invalid, message, place } = useField<Values, number[]>(props)
  const [text, setText] = useState('')
  const shown = groups.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  const toggle = useLatest((key: number, on: boolean) =>
    change(on ? [...value, key] : value.filter((each) => each !== key)),
  )
  return (
    <FormControl {...place} component="fieldset" error={invalid} required={required}>
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary', mb: 1 }}>
        {label}
      </FormLabel>
      {groups.length > MANY && (
        <SearchBox value={text} onChange={setText} placeholder={formTexts.searchGroups} />
      )}
      <Box sx={{ maxHeight: '16rem', overflowY: 'auto', display: 'grid', px: 3, mx: -3 }}>
        {shown.map((group) => (
          <GroupChoice
            key={group.key}
            group={group}
            isChosen={value.includes(group.key)}
            onToggle={toggle}
          />
        ))}
      </Box>
      {shown.length === 0 && (
        <Typography>{groups.length === 0 ? formTexts.noGroups : formTexts.noGroupFound}</Typography>
      )}
      <Typography role="status" variant="caption" sx={{ color: 'text.secondary', mt: 1 }}>
        {formTexts.chosen(value.length)}
      </Typography>
      {invalid && <FormHelperText>{message}</FormHelperText>}
    </FormControl>
  )
}

interface GroupChoiceProps {
  group: NamedGroup
  isChosen: boolean
  onToggle: (key: number, on: boolean) => void
}

/** One of many: a search among them draws none again that stays. */
const GroupChoice = memo(function GroupChoice({ group, isChosen, onToggle }: GroupChoiceProps) {
  return (
    <FormControlLabel
      label={group.name}
      control={<Checkbox checked={isChosen} onChange={(_, on) => onToggle(group.key, on)} />}
    />
  )
})
