import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldGrid, useField, type FieldProps } from '../../../../ui/form/index.ts'
import { useDebounced } from '../../../../ui/search-box/index.ts'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { CouponOption, useCoupons, type CouponChoice } from '../../../../widgets/coupons/index.ts'
import { CouponLinks, useCouponHeading } from './coupon-links.tsx'
import type { PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { couponTexts as texts } from './texts.ts'

export function CouponsPane({ form: { control } }: PaneProps) {
  const { choosePane } = usePlace()
  return (
    <>
      <Button variant="outlined" onClick={() => choosePane('steps', true)}>
        {texts.toSteps}
      </Button>
      <Typography sx={{ mt: 6, mb: 4, maxWidth: '72ch' }}>{texts.onlyWhere}</Typography>
      <FieldGrid>
        <CouponTextField control={control} name="couponTexts.body" label={texts.body} />
        <CouponTextField control={control} name="couponTexts.bullets" label={texts.bullets} />
      </FieldGrid>
    </>
  )
}

/** One coupon, by its key. */
function CouponTextField(props: FieldProps<TemplateValues, string>) {
  const { control, name, label } = props
  const { value, change, input, invalid, help, place } = useField<TemplateValues, string>(props)
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const key = value === '' ? undefined : Number(value)
  const heading = useCouponHeading(key)
  const [text, setText] = useState('')
  const typed = useDebounced(text.trim())
  const { coupons, isLoading } = useCoupons(hierarchyId, typed === heading ? '' : typed)
  return (
    <Box {...place}>
      <Autocomplete<CouponChoice>
        options={[...coupons]}
        // The server has searched already.
        filterOptions={(found) => found}
        loading={isLoading}
        value={key === undefined ? null : { key, heading, about: '' }}
        onChange={(_, coupon) => change(coupon === null ? '' : String(coupon.key))}
        onInputChange={(_, written) => setText(written)}
        onBlur={input.onBlur}
        getOptionLabel={(coupon) => coupon.heading}
        getOptionKey={(coupon) => coupon.key}
        // Another coupon also where only its heading has arrived, so that it is shown at once.
        isOptionEqualToValue={(one, other) =>
          one.key === other.key && one.heading === other.heading
        }
        noOptionsText={hierarchyId === '' ? texts.noBrand : texts.noneFound}
        renderOption={({ key, ...option }, coupon) => (
          <CouponOption key={key} option={option} coupon={coupon} />
        )}
        renderInput={(params) => (
          <TextField {...params} label={label} error={invalid} helperText={help} />
        )}
      />
      <CouponLinks field={name} keys={key === undefined ? [] : [key]} brand={hierarchyId} />
    </Box>
  )
}
