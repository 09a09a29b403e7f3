import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { api, useOperation } from '../../api/index.ts'
import { useField, type FieldProps } from '../../ui/form/index.ts'
import { useDebounced } from '../../ui/search-box/index.ts'
import type { MarketSummary } from './answers.ts'
import { MarketOption, type ChosenMarket } from './market-choice.tsx'
import { marketTexts } from './texts.ts'

interface MarketsFieldProps<Values extends FieldValues> extends FieldProps<Values, ChosenMarket[]> {
  /** Finds markets of this brand only. */
  hierarchyId: string
  placeholder: string
}

/** Any number of markets, each found by name, dealer id or city. */
export function MarketsField<Values extends FieldValues>(props: MarketsFieldProps<Values>) {
  const { hierarchyId, placeholder, label, required } = props
  const { value, change, disabled, input, invalid, help, place } = useField<Values, ChosenMarket[]>(
    props,
  )
  const [text, setText] = useState('')
  const searched = useDebounced(text.trim())
  const found = useOperation(
    api.markets.search,
    {
      query: { hierarchyId },
      body: { criteria: { ...(searched && { text: searched }) }, size: 20 },
    },
    { selection: false, keepsPrevious: true },
  )
  return (
    <Autocomplete<ChosenMarket, true>
      {...place}
      multiple
      filterSelectedOptions
      value={value}
      onChange={(_, chosen) => change(chosen.map(({ key, name, type }) => ({ key, name, type })))}
      onInputChange={(_, typed) => setText(typed)}
      options={found.response?.markets ?? []}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(option, chosen) => option.key === chosen.key}
      loading={found.isRefreshing}
      loadingText={marketTexts.searching}
      noOptionsText={found.status === 'failed' ? marketTexts.failed : marketTexts.nothing}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      disabled={disabled}
      onBlur={input.onBlur}
      renderOption={({ key, ...option }, market) => (
        <li key={key} {...option}>
          <MarketOption market={market as MarketSummary} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          placeholder={value.length === 0 ? placeholder : ''}
          inputRef={input.ref}
          error={invalid}
          helperText={help}
        />
      )}
    />
  )
}
