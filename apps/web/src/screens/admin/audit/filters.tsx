import TextField from '@mui/material/TextField'
import { AUDIT_OUTCOMES } from '@marquee/rules/audit'
import { Filter } from '../../../ui/filter/index.ts'
import { outcomeNames, texts } from './texts.ts'
import type { Wanted } from './use-audit.ts'

interface FiltersProps {
  wanted: Wanted
  onChange: (part: Partial<Wanted>) => void
}

const FIELDS = [
  ['who', texts.who, 'text'],
  ['object', texts.object, 'text'],
  ['from', texts.from, 'date'],
  ['to', texts.to, 'date'],
] as const

/** By person, key, day and outcome; a day is one of the home market. */
export function Filters({ wanted, onChange }: FiltersProps) {
  return (
    <>
      {FIELDS.map(([name, label, type]) => (
        <TextField
          key={name}
          type={type}
          label={label}
          size="small"
          value={wanted[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: name === 'object' ? { inputMode: 'numeric' } : {},
          }}
          sx={{ width: type === 'date' ? '10rem' : '8.5rem' }}
        />
      ))}
      <Filter
        label={texts.outcome}
        value={wanted.outcome}
        choices={[
          [undefined, texts.anyOutcome],
          ...AUDIT_OUTCOMES.map((outcome) => [outcome, outcomeNames[outcome]] as const),
        ]}
        onChange={(outcome) => onChange({ outcome })}
      />
    </>
  )
}
