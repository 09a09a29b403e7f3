import type { MarketType } from '@marquee/rules/markets'
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { api, useOperation } from '../../api/index.ts'
import { useField, type FieldProps } from '../../ui/form/index.ts'
import { useDebounced } from '../../ui/search-box/index.ts'
import type { MarketSummary } from './answers.ts'
import { describeMarket, placeOf, type BrandName } from './describe-market.ts'
import { marketTexts } from './texts.ts'

/** A market as a field holds it: enough to name it, and to know its level. */
export type ChosenMarket = Pick<MarketSummary, 'key' | 'name' | 'type'> & Partial<MarketSummary>

interface MarketSearch {
  brandName?: BrandName
  /** Finds markets of this type only. */
  type?: MarketType
  /** Finds markets of this brand only. */
  hierarchyId?: string
}

type Around = Partial<
  Omit<AutocompleteProps<ChosenMarket, false, false, false>, 'value' | 'onChange'>
>

interface MarketChoiceProps extends MarketSearch {
  value: ChosenMarket | null
  onChange: (market: ChosenMarket | null) => void
  /** For those who hear the page, where there is no label. */
  name?: string
  /** Of the field itself: its label, what is wrong with it. */
  input: TextFieldProps
  around?: Around
}

/** One market in the person's scope, found by name, dealer id or city. */
export function MarketChoice(props: MarketChoiceProps) {
  const { value, onChange, input, around, name, brandName, type, hierarchyId } = props
  const [text, setText] = useState('')
  const searched = useDebounced(text.trim() === value?.name ? '' : text.trim())
  const found = useOperation(
    api.markets.search,
    {
      query: { hierarchyId },
      body: { criteria: { ...(searched && { text: searched }), type }, size: 20 },
    },
    { selection: false, keepsPrevious: true },
  )
  return (
    <Autocomplete<ChosenMarket>
      {...around}
      value={value}
      onChange={(_, market) => onChange(market)}
      onInputChange={(_, typed) => setText(typed)}
      options={found.response?.markets ?? []}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(option, chosen) => option.key === chosen.key}
      loading={found.isRefreshing}
      loadingText={marketTexts.searching}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      noOptionsText={found.status === 'failed' ? marketTexts.failed : marketTexts.nothing}
      renderOption={({ key, ...option }, market) => (
        <li key={key} {...option}>
          <MarketOption market={market as MarketSummary} brandName={brandName} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...input}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...(name && { 'aria-label': name }) },
          }}
        />
      )}
    />
  )
}

/** A market in a list to choose from. */
export function MarketOption({
  market,
  brandName,
}: {
  market: MarketSummary
  brandName?: BrandName
}) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography>{market.name}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[describeMarket(market), placeOf(market, brandName)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

type MarketFieldProps<Values extends FieldValues> = FieldProps<Values, ChosenMarket | null> &
  MarketSearch

/** A market as a field of a form. */
export function MarketField<Values extends FieldValues>(props: MarketFieldProps<Values>) {
  const { brandName, type, label, required } = props
  const field = useField<Values, ChosenMarket | null>(props)
  const { disabled, input } = field
  return (
    <MarketChoice
      brandName={brandName}
      type={type}
      value={field.value}
      onChange={(market) => field.change(market)}
      around={{ ...field.place, disabled, onBlur: input.onBlur }}
      input={{
        label,
        required,
        inputRef: input.ref,
        error: field.invalid,
        helperText: field.help,
      }}
    />
  )
}
