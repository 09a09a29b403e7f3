import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from '../../ui/form/index.ts'
import { MarketChoice, type ChosenMarket, type MarketSearch } from './market-choice.tsx'

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
