import { CATEGORIES, categoryNames, TEMPLATE_STATUSES } from '@marquee/rules/templates'
import { Filter } from '../../../ui/filter/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { statusNames, texts } from './texts.ts'
import type { Wanted } from './use-templates.ts'

interface FiltersProps {
  wanted: Wanted
  onChange: (part: Partial<Wanted>) => void
}

export function Filters({ wanted, onChange }: FiltersProps) {
  const { hierarchies } = useUserState()
  return (
    <>
      <Filter
        label={texts.category}
        value={wanted.category}
        choices={[
          [undefined, texts.anyCategory],
          ...CATEGORIES.map((category) => [category, categoryNames[category].name] as const),
        ]}
        onChange={(category) => onChange({ category })}
      />
      <Filter
        label={texts.status}
        value={wanted.status}
        choices={[
          [undefined, texts.anyStatus],
          ...TEMPLATE_STATUSES.map((status) => [status, statusNames[status]] as const),
        ]}
        onChange={(status) => onChange({ status })}
      />
      {hierarchies.length > 1 && (
        <Filter
          label={texts.brand}
          value={wanted.hierarchyId}
          choices={[
            [undefined, texts.anyBrand],
            ...hierarchies.map(({ id, name }) => [id, name] as const),
          ]}
          onChange={(hierarchyId) => onChange({ hierarchyId })}
        />
      )}
    </>
  )
}
