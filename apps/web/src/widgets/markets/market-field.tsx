import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { MarketType } from '@marquee/rules/markets'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { api, useOperation } from '../../api/index.ts'
import { useField, type FieldProps } from '../../ui/form/index.ts'
import type { MarketSummary } from './answers.ts'
import { describeMarket, placeOf, type BrandName } from './describe-market.ts'
import { marketTexts } from './texts.ts'
import { useSettled } from '../../ui/search-box/index.ts'

/** A market as a field holds it: enough to name it, and to know its level. */
export type ChosenMarket = Pick<MarketSummary, 'key' | 'name' | 'type'> & Partial<MarketSummary>

interface MarketFieldProps<Values extends FieldValues> extends FieldProps<
  Values,
  ChosenMarket | null
> {
  brandName?: BrandName
  /** Finds markets of this type only. */
  type?: MarketType
}

/** One market in the person's scope, found by name, dealer id or city. */
export function MarketField<Values extends FieldValues>(props: MarketFieldProps<Values>) {
  const { brandName, type } = props
  const field = useField<Values, ChosenMarket | null>(props)
  const [text, setText] = useState('')
  const wanted = useSettled(text.trim() === field.value?.name ? '' : text.trim())
  const found = useOperation(
    api.markets.search,
    { body: { criteria: { ...(wanted && { text: wanted }), type }, size: 20 } },
    { selection: false, keepsPrevious: true },
  )
  return (
    <Autocomplete<ChosenMarket>
      {...field.place}
      value={field.value}
      onChange={(_, market) => field.change(market)}
      onInputChange={(_, typed) => setText(typed)}
      onBlur={field.input.onBlur}
      options={found.response?.markets ?? []}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(option, value) => option.key === value.key}
      loading={found.isRefreshing}
      loadingText={marketTexts.searching}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      noOptionsText={found.status === 'failed' ? marketTexts.failed : marketTexts.nothing}
      disabled={field.disabled}
      renderOption={({ key, ...option }, market) => (
        <li key={key} {...option}>
          <Option market={market as MarketSummary} brandName={brandName} />
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={props.label}
          required={props.required}
          inputRef={field.input.ref}
          error={field.invalid}
          helperText={field.help}
        />
      )}
    />
  )
}

function Option({ market, brandName }: { market: MarketSummary; brandName?: BrandName }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography>{market.name}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[describeMarket(market), placeOf(market, brandName)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
