import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { texts } from './texts.ts'

export const EVERY_BRAND = 'EVERY'

interface BrandFilterProps {
  brand: string
  onChange: (brand: string) => void
}

/** A value may be set for every brand, or for one. */
export function BrandFilter({ brand, onChange }: BrandFilterProps) {
  const { hierarchies } = useUserState()
  return (
    <TextField
      select
      label={texts.brand}
      value={brand}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: '12rem' }}
    >
      <MenuItem value={EVERY_BRAND}>{texts.everyBrand}</MenuItem>
      {hierarchies.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
