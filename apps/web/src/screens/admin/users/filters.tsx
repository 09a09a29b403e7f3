import { USER_LEVELS } from '@marquee/rules/access'
import { PERSON_STATUSES } from '@marquee/rules/people'
import { Filter } from '../../../ui/filter/index.ts'
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
        value={wanted.level}
        choices={[[undefined, filters.anyLevel], ...USER_LEVELS.map(named(levelNames))]}
        onChange={(level) => onChange({ level })}
      />
      <Filter
        label={filters.status}
        value={wanted.status}
        choices={[[undefined, filters.anyStatus], ...PERSON_STATUSES.map(named(statusNames))]}
        onChange={(status) => onChange({ status })}
      />
      {selectedMarket && (
        <Filter
          label={filters.where}
          value={wanted.isHere ? 'here' : undefined}
          choices={[
            [undefined, filters.everywhere],
            ['here', selectedMarket.name],
          ]}
          onChange={(where) => onChange({ isHere: where === 'here' })}
        />
      )}
    </>
  )
}

const named =
  <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (value: Value) =>
    [value, names[value]] as const
