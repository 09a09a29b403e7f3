import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import { useField, type FieldProps } from '../../../../ui/form/index.ts'
import { CouponLinks } from './coupon-links.tsx'
import { couponTexts as texts } from './step-texts.ts'
import type { TemplateValues } from './template-values.rules.ts'
import { useCoupons } from './use-coupons.ts'

interface Choice {
  key: number
  heading: string
}

/** One coupon, by its key. */
export function CouponTextField(props: FieldProps<TemplateValues, string>) {
  const { control, name, label } = props
  const { value, change, input, invalid, help, place } = useField<TemplateValues, string>(props)
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const { coupons, headingOf, isLoading } = useCoupons(hierarchyId)
  const key = value === '' ? undefined : Number(value)
  const chosen = key === undefined ? null : { key, heading: headingOf(key) }
  const isKnown = coupons.some((coupon) => coupon.key === key)
  return (
    <Box {...place}>
      <Autocomplete<Choice>
        options={chosen && !isKnown ? [...coupons, chosen] : [...coupons]}
        loading={isLoading}
        value={chosen}
        onChange={(_, coupon) => change(coupon === null ? '' : String(coupon.key))}
        onBlur={input.onBlur}
        getOptionLabel={({ heading }) => heading}
        getOptionKey={(coupon) => coupon.key}
        // Another coupon also where only its heading has arrived, so that it is shown at once.
        isOptionEqualToValue={(one, other) =>
          one.key === other.key && one.heading === other.heading
        }
        noOptionsText={hierarchyId === '' ? texts.noBrand : texts.noneFound}
        renderInput={(params) => (
          <TextField {...params} label={label} error={invalid} helperText={help} />
        )}
      />
      <CouponLinks field={name} chosen={chosen ? [chosen] : []} />
    </Box>
  )
}
