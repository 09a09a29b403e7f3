import { Filter } from '../../ui/filter/index.ts'
import { switcherTexts } from './texts.ts'
import { useUserState } from './user-state.tsx'

interface BrandFilterProps {
  value: string | undefined
  onChange: (hierarchyId: string | undefined) => void
}

/** One brand or all of them; nothing for those who look after one only. */
export function BrandFilter({ value, onChange }: BrandFilterProps) {
  const { hierarchies } = useUserState()
  if (hierarchies.length < 2) return null
  return (
    <Filter<string | undefined>
      label={switcherTexts.brand}
      value={value}
      choices={[
        [undefined, switcherTexts.anyBrand],
        ...hierarchies.map(({ id, name }) => [id, name] as const),
      ]}
      onChange={onChange}
    />
  )
}
