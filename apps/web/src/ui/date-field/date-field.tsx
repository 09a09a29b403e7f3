import { EARLIEST_DATE, LATEST_DATE, type CalendarDate } from '@marquee/rules/calendar'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { DateValidationError, FieldRef } from '@mui/x-date-pickers/models'
import type { Dayjs } from 'dayjs'
import { useMemo, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fieldTexts, required } from '@marquee/rules/fields'
import { useField, type FieldProps } from '../form/index.ts'
import { dayOf, fromPicker, toPicker } from './calendar-day.ts'
import { DayMarksContext, MarkedDay, type DayMarks } from './marked-day.tsx'
import { pickedDate, pickerProblem, type PickedDate } from './picked-date.rules.ts'

/** How the picker's library writes MM/dd/yyyy. */
const FORMAT = 'MM/DD/YYYY'

interface DateFieldProps<Values extends FieldValues>
  extends FieldProps<Values, PickedDate>, DayMarks {
  earliest?: CalendarDate
  latest?: CalendarDate
  /** Bounds and closed days only guide the picking: whether a day may stand there, `rules` or the form says. */
  guidesOnly?: boolean
}

/** A day, typed as MM/dd/yyyy or picked; carried as yyyy-mm-dd. */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { earliest = EARLIEST_DATE, latest = LATEST_DATE, highlight, whyDisabled } = props
  const { guidesOnly = false } = props
  const typed = useRef<FieldRef<Dayjs | null>>(null)
  const rules = [
    (date: PickedDate) => (date === null ? unfinished(typed.current) : undefined),
    ...(props.required ? [required] : []),
    guidesOnly ? pickedDate({}) : pickedDate({ earliest, latest }, whyDisabled),
    ...(props.rules ?? []),
  ]
  const field = useField({ ...props, required: false, rules })
  const [found, setFound] = useState<DateValidationError>(null)
  // The picker sees at once when its bounds move; the form's rules only when it is asked.
  const isShown = field.isTouched && !field.disabled && !guidesOnly
  const ownProblem = isShown ? pickerProblem(found) : undefined
  const value = useMemo(() => toPicker(field.value), [field.value])
  const marks = useMemo(() => ({ highlight, whyDisabled }), [highlight, whyDisabled])
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DayMarksContext value={marks}>
        <DesktopDatePicker
          label={props.label}
          format={FORMAT}
          value={value}
          onChange={(day) => field.change(fromPicker(day))}
          onError={setFound}
          minDate={toPicker(earliest) ?? undefined}
          maxDate={toPicker(latest) ?? undefined}
          shouldDisableDate={whyDisabled && ((day) => whyDisabled(dayOf(day)) !== undefined)}
          disabled={field.disabled}
          inputRef={field.input.ref}
          slots={{ day: MarkedDay }}
          slotProps={{
            field: { fieldRef: typed },
            textField: {
              ...field.place,
              fullWidth: true,
              size: 'small',
              required: props.required,
              onBlur: () => leave(field),
              error: field.invalid || ownProblem !== undefined,
              helperText: field.message ?? ownProblem ?? field.help,
            },
          }}
        />
      </DayMarksContext>
    </LocalizationProvider>
  )
}

/** A day that was begun and not finished is no value to the picker; only its parts tell. */
function unfinished(field: FieldRef<Dayjs | null> | null): string | undefined {
  const parts = field?.getSections().map((section) => section.value !== '') ?? []
  return new Set(parts).size > 1 ? fieldTexts.dateInvalid : undefined
}

/** Parts that were taken away again have changed no value, but may have mended the field. */
function leave(field: {
  invalid: boolean
  value: PickedDate
  change: (date: PickedDate) => void
  input: { onBlur: () => void }
}): void {
  field.input.onBlur()
  if (field.invalid) field.change(field.value)
}
