import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'

interface FilterProps<Value extends string | undefined> {
  /** For those who hear the page; the choices must speak for themselves. */
  label: string
  value: Value
  /** Values and their names; undefined narrows nothing. */
  choices: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

const NOTHING = ''

/** Narrows or orders what is shown beside it. */
export function Filter<Value extends string | undefined>(props: FilterProps<Value>) {
  const { label, value, choices, onChange } = props
  return (
    <Select
      displayEmpty
      value={value ?? NOTHING}
      onChange={({ target }) =>
        onChange((target.value === NOTHING ? undefined : target.value) as Value)
      }
      inputProps={{ 'aria-label': label }}
      sx={{ minWidth: '9rem', maxWidth: '16rem' }}
    >
      {choices.map(([choice, name]) => (
        <MenuItem key={choice ?? NOTHING} value={choice ?? NOTHING}>
          {name}
        </MenuItem>
      ))}
    </Select>
  )
}
