import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { texts } from './texts.ts'

interface BrandFilterProps {
  value: string | undefined
  onChange: (hierarchyId: string | undefined) => void
}

const ALL = 'ALL'

export function BrandFilter({ value, onChange }: BrandFilterProps) {
  const { hierarchies } = useUserState()
  return (
    <Select
      value={value ?? ALL}
      onChange={({ target }) => onChange(target.value === ALL ? undefined : target.value)}
      inputProps={{ 'aria-label': texts.brand }}
      sx={{ minWidth: '9rem' }}
    >
      <MenuItem value={ALL}>{texts.anyBrand}</MenuItem>
      {hierarchies.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  )
}
