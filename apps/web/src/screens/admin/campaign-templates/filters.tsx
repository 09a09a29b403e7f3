import { CATEGORIES, categoryNames, TEMPLATE_STATUSES } from '@marquee/rules/templates'
import { Filter } from '../../../ui/filter/index.ts'
import { BrandFilter } from '../../../widgets/user-state/index.ts'
import { statusNames, texts } from './texts.ts'
import type { Wanted } from './use-templates.ts'

interface FiltersProps {
  wanted: Wanted
  onChange: (part: Partial<Wanted>) => void
}

export function Filters({ wanted, onChange }: FiltersProps) {
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
      <BrandFilter
        value={wanted.hierarchyId}
        onChange={(hierarchyId) => onChange({ hierarchyId })}
      />
    </>
  )
}
