import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import { useField, type FieldProps } from '../../../../ui/form/index.ts'
import { CouponLinks } from './coupon-links.tsx'
import { couponTexts as texts } from './step-texts.ts'
import type { TemplateValues } from './template-values.rules.ts'
import { useCoupons } from './use-coupons.ts'

/** One coupon, by its key. */
export function CouponTextField(props: FieldProps<TemplateValues, string>) {
  const { control, name, label } = props
  const { value, change, input, invalid, help, place } = useField<TemplateValues, string>(props)
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const { coupons, headingOf, isLoading } = useCoupons(hierarchyId)
  const key = value === '' ? null : Number(value)
  const known = coupons.map((coupon) => coupon.key)
  return (
    <Box {...place}>
      <Autocomplete
        options={key === null || known.includes(key) ? known : [...known, key]}
        loading={isLoading}
        value={key}
        onChange={(_, chosen) => change(chosen === null ? '' : String(chosen))}
        onBlur={input.onBlur}
        getOptionLabel={headingOf}
        getOptionKey={(each) => each}
        noOptionsText={hierarchyId === '' ? texts.noBrand : texts.noneFound}
        renderInput={(params) => (
          <TextField {...params} label={label} error={invalid} helperText={help} />
        )}
      />
      <CouponLinks field={name} chosen={key === null ? [] : [{ key, heading: headingOf(key) }]} />
    </Box>
  )
}
