import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from '../../ui/form/index.ts'
import { useLatest } from '../../ui/latest/index.ts'
import { SearchBox } from '../../ui/search-box/index.ts'
import type { NamedGroup } from './answers.ts'
import { templateAccessTexts as texts } from './access-texts.ts'

interface GroupsFieldProps<Values extends FieldValues> extends FieldProps<Values, number[]> {
  groups: readonly NamedGroup[]
}

/** With so many groups one begins to search. */
const MANY = 8

/** Any number of groups, found by name where there are many. */
export function GroupsField<Values extends FieldValues>(props: GroupsFieldProps<Values>) {
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
        <SearchBox value={text} onChange={setText} placeholder={texts.searchGroups} />
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
        <Typography>{groups.length === 0 ? texts.noGroups : texts.noGroupFound}</Typography>
      )}
      <Typography role="status" variant="caption" sx={{ color: 'text.secondary', mt: 1 }}>
        {texts.groupsChosen(value.length)}
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
