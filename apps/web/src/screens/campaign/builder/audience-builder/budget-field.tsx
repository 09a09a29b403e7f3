import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { placeOf } from '../../../../ui/form/index.ts'
import { useAudience } from './audience.ts'
import { smartTexts as texts } from './texts.ts'

/** Dollars as they are typed. It is asked about once typing has paused. */
export function BudgetField() {
  const { form, values, change } = useAudience()
  const error = form.formState.errors.budget?.message
  return (
    <TextField
      {...placeOf('budget', error !== undefined)}
      fullWidth
      size="small"
      label={texts.budget}
      value={values.budget}
      onChange={(event) => change('budget', event.target.value, 'typing')}
      error={error !== undefined}
      helperText={error ?? texts.budgetHint}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  )
}
