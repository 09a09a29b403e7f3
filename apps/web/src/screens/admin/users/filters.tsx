import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { USER_LEVELS } from '@marquee/rules/access'
import { PERSON_STATUSES } from '@marquee/rules/people'
import { levelNames, useUserState } from '../../../widgets/user-state/index.ts'
import { statusNames, texts } from './texts.ts'
import type { Wanted } from './use-people.ts'

interface FiltersProps {
  wanted: Wanted
  onChange: (part: Partial<Wanted>) => void
}

export function Filters({ wanted, onChange }: FiltersProps) {
  const { selectedMarket } = useUserState()
  const { filters } = texts
  return (
    <>
      <Filter
        label={filters.level}
        all={filters.anyLevel}
        value={wanted.level}
        choices={USER_LEVELS.map((level) => [level, levelNames[level]])}
        onChange={(level) => onChange({ level })}
      />
      <Filter
        label={filters.status}
        all={filters.anyStatus}
        value={wanted.status}
        choices={PERSON_STATUSES.map((status) => [status, statusNames[status]])}
        onChange={(status) => onChange({ status })}
      />
      {selectedMarket && (
        <Filter
          label={filters.where}
          all={filters.everywhere}
          value={wanted.isHere ? 'here' : undefined}
          choices={[['here', selectedMarket.name]]}
          onChange={(where) => onChange({ isHere: where === 'here' })}
        />
      )}
    </>
  )
}

interface FilterProps<Value extends string> {
  label: string
  /** The choice that filters nothing. */
  all: string
  value: Value | undefined
  choices: readonly (readonly [Value, string])[]
  onChange: (value: Value | undefined) => void
}

const ALL = 'ALL'

function Filter<Value extends string>(props: FilterProps<Value>) {
  const { label, all, value, choices, onChange } = props
  return (
    <Select
      value={value ?? ALL}
      onChange={({ target }) =>
        onChange(target.value === ALL ? undefined : (target.value as Value))
      }
      inputProps={{ 'aria-label': label }}
      sx={{ minWidth: '9rem', maxWidth: '16rem' }}
    >
      <MenuItem value={ALL}>{all}</MenuItem>
      {choices.map(([choice, name]) => (
        <MenuItem key={choice} value={choice}>
          {name}
        </MenuItem>
      ))}
    </Select>
  )
}
