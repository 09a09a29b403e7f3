import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useField, type FieldProps } from '../../../../ui/form/index.ts'
import { useDebounced } from '../../../../ui/search-box/index.ts'
import { CouponOption, useCoupons, type CouponChoice } from '../../../../widgets/coupons/index.ts'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { CouponLinks, CouponName } from './coupon-links.tsx'
import { couponTexts as texts } from './texts.ts'

type Chosen = { couponKey: number }[]

interface DefaultCouponsFieldProps extends FieldProps<TemplateValues, Chosen> {
  /** Others are in the form now. */
  onChosen: () => void
}

/** The coupons that a creative carries until a dealer chooses others. */
export function DefaultCouponsField({ onChosen, ...props }: DefaultCouponsFieldProps) {
  const { control, name, label } = props
  const { value, change, input, invalid, help, place } = useField<TemplateValues, Chosen>(props)
  const [text, setText] = useState('')
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const { coupons, isLoading } = useCoupons(hierarchyId, useDebounced(text.trim()))
  const keys = value.map(({ couponKey }) => couponKey)
  return (
    <Box {...place}>
      <Autocomplete<CouponChoice, true>
        multiple
        filterSelectedOptions
        options={[...coupons]}
        // The server has searched already.
        filterOptions={(found) => found.filter(({ key }) => !keys.includes(key))}
        loading={isLoading}
        value={keys.map((key) => ({ key, heading: '', about: '' }))}
        onChange={(_, chosen) => {
          change(chosen.map(({ key }) => ({ couponKey: key })))
          onChosen()
        }}
        onInputChange={(_, typed) => setText(typed)}
        onBlur={input.onBlur}
        getOptionLabel={({ heading }) => heading}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        noOptionsText={hierarchyId === '' ? texts.noBrand : texts.noneFound}
        renderOption={({ key, ...option }, coupon) => (
          <CouponOption key={key} option={option} coupon={coupon} />
        )}
        renderValue={(chosen, propsOf) =>
          chosen.map((coupon, index) => (
            <Chip
              {...propsOf({ index })}
              key={coupon.key}
              size="small"
              label={<CouponName couponKey={coupon.key} />}
            />
          ))
        }
        renderInput={(params) => (
          <TextField {...params} label={label} error={invalid} helperText={help} />
        )}
      />
      <CouponLinks field={name} keys={keys} brand={hierarchyId} />
    </Box>
  )
}
