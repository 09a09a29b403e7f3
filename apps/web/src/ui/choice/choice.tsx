import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  /** Values and their names. */
  choices: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** One of a few, each spelled out, that holds as soon as it is chosen; in a form it is a field of that. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, onChange } = props
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Value)}
        sx={{ gap: 1 }}
      >
        {choices.map(([choice, name]) => (
          <FormControlLabel key={choice} value={choice} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
