import MuiTextField from '@mui/material/TextField'
import {
  EARLIEST_DATE,
  isCalendarDate,
  LATEST_DATE,
  type CalendarDate,
} from '@marquee/rules/calendar'
import { required } from '@marquee/rules/fields'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from '../form/index.ts'
import { CalendarButton } from './calendar-button.tsx'
import { CalendarPopup } from './calendar-popup.tsx'
import type { DayMarks } from './marked-day.tsx'
import { pickedDate, type PickedDate } from './picked-date.rules.ts'
import { dateFieldTexts } from './texts.ts'
import { shownDay } from './typed-day.rules.ts'
import { useCalendar } from './use-calendar.ts'
import { useTypedDay } from './use-typed-day.ts'

interface DateFieldProps<Values extends FieldValues>
  extends FieldProps<Values, PickedDate>, DayMarks {
  earliest?: CalendarDate
  latest?: CalendarDate
  /** Bounds and closed days only guide the picking: whether a day may stand there, `rules` or the form says. */
  guidesOnly?: boolean
}

/** A day, typed as MM/dd/yyyy or picked in a calendar; carried as yyyy-mm-dd. */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { label, earliest = EARLIEST_DATE, latest = LATEST_DATE, highlight, whyDisabled } = props
  const field = useDateField(props, { earliest, latest })
  const { value, disabled, change } = field
  const typed = useTypedDay(field)
  const place = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { prepare, bring, ...calendar } = useCalendar()
  const open = () => {
    setAnchor(place.current)
    void bring()
  }
  return (
    <>
      <MuiTextField
        {...field.place}
        label={label}
        required={props.required}
        value={typed.text}
        onChange={typed.onChange}
        onKeyDown={(event) => opensCalendar(event) && open()}
        inputRef={field.input.ref}
        name={field.input.name}
        error={field.problem !== undefined}
        helperText={field.problem ?? field.help}
        disabled={disabled}
        placeholder={dateFieldTexts.placeholder}
        autoComplete="off"
        slotProps={{
          root: {
            onBlur: (event: FocusEvent) => anchor === null && isLeft(event) && typed.leave(),
          },
          htmlInput: { inputMode: 'numeric' },
          input: {
            ref: place,
            endAdornment: (
              <CalendarButton
                label={label}
                disabled={disabled}
                isOpen={anchor !== null}
                shown={shownDay(value)}
                onPrepare={prepare}
                onOpen={open}
              />
            ),
          },
        }}
      />
      <CalendarPopup
        {...calendar}
        label={label}
        anchor={anchor}
        earliest={earliest}
        latest={latest}
        highlight={highlight}
        whyDisabled={whyDisabled}
        value={value !== null && isCalendarDate(value) ? value : null}
        onRetry={() => void bring()}
        onClose={() => setAnchor(null)}
        onPick={(day) => {
          change(day)
          setAnchor(null)
        }}
      />
    </>
  )
}

interface Bounds {
  earliest: CalendarDate
  latest: CalendarDate
}

/** With what is wrong with it; that its bounds have moved past it, the form knows only when it asks. */
function useDateField<Values extends FieldValues>(props: DateFieldProps<Values>, bounds: Bounds) {
  const { whyDisabled, guidesOnly = false } = props
  const rules = [
    ...(props.required ? [required] : []),
    guidesOnly ? pickedDate({}) : pickedDate(bounds, whyDisabled),
    ...(props.rules ?? []),
  ]
  const field = useField({ ...props, required: false, rules })
  const isJudged = field.isTouched && !field.disabled && !guidesOnly
  const problem = field.message ?? (isJudged ? pickedDate(bounds)(field.value) : undefined)
  return { ...field, problem }
}

/** From the text to the button of the calendar is not out of the field. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}

/** As a list of choices is opened. */
function opensCalendar({ key, altKey }: KeyboardEvent): boolean {
  return key === 'ArrowDown' && altKey
}
