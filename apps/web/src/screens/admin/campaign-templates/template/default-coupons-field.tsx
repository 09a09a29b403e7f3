import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useField, type FieldProps } from '../../../../ui/form/index.ts'
import { CouponLinks } from './coupon-links.tsx'
import { couponTexts as texts } from './step-texts.ts'
import type { TemplateValues } from './template-values.rules.ts'
import { useCoupons } from './use-coupons.ts'

type Chosen = { couponKey: number }[]

/** The coupons that a creative carries until a dealer chooses others. */
export function DefaultCouponsField(props: FieldProps<TemplateValues, Chosen>) {
  const { control, name, label } = props
  const { value, change, input, invalid, help, place } = useField<TemplateValues, Chosen>(props)
  const [text, setText] = useState('')
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const { coupons, headingOf, isLoading } = useCoupons(hierarchyId)
  const keys = value.map(({ couponKey }) => couponKey)
  return (
    <Box {...place}>
      <Autocomplete
        multiple
        options={[...new Set([...coupons.map(({ key }) => key), ...keys])]}
        loading={isLoading}
        value={keys}
        onChange={(_, chosen) => change(chosen.map((couponKey) => ({ couponKey })))}
        inputValue={text}
        onInputChange={(_, typed) => setText(typed)}
        onBlur={input.onBlur}
        getOptionLabel={headingOf}
        getOptionKey={(key) => key}
        noOptionsText={hierarchyId === '' ? texts.noBrand : texts.noneFound}
        renderInput={(params) => (
          <TextField {...params} label={label} error={invalid} helperText={help} />
        )}
      />
      <CouponLinks field={name} chosen={keys.map((key) => ({ key, heading: headingOf(key) }))} />
    </Box>
  )
}
