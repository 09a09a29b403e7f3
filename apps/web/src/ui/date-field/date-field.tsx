import {
  EARLIEST_DATE,
  isCalendarDate,
  LATEST_DATE,
  type CalendarDate,
} from '@marquee/rules/calendar'
import { required } from '@marquee/rules/fields'
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import MuiTextField from '@mui/material/TextField'
import {
  useCallback,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from '../form/index.ts'
import { ErrorState } from '../states/index.ts'
import type { CalendarProps } from './calendar.tsx'
import type { DayMarks } from './marked-day.tsx'
import {
  onlyDay,
  pickedDate,
  readTyped,
  shownDay,
  withSlashes,
  type PickedDate,
} from './picked-date.rules.ts'
import { dateFieldTexts } from './texts.ts'

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

/**
 * The field with its problem; when its bounds move past its value, the form notices only at its next
 * check.
 */
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

interface Field {
  value: PickedDate
  change: (date: PickedDate) => void
  input: { onBlur: () => void }
}

/** The text of a field of a day: as it was typed, as long as the form holds what it says. */
function useTypedDay({ value, change, input }: Field) {
  const [{ text, held }, set] = useState({ text: shownDay(value), held: value })
  if (held !== value) {
    set({ text: readTyped(text) === value ? text : shownDay(value), held: value })
  }
  const type = (typed: string) => {
    set({ text: typed, held })
    change(readTyped(typed))
  }
  return {
    text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const isAppended =
        target.value.length > text.length && target.selectionStart === target.value.length
      const typed = onlyDay(target.value)
      type(isAppended ? withSlashes(typed) : typed)
    },
    /** Once it is left, the day stands there as days are shown. */
    leave: () => {
      const read = readTyped(text)
      if (shownDay(read) !== '') set({ text: shownDay(read), held })
      // A day that was begun elsewhere is not there any more.
      if (read !== value) change(read)
      input.onBlur()
    },
  }
}

/** Loaded once for all fields. */
let Calendar: ComponentType<CalendarProps> | undefined

async function load(): Promise<void> {
  Calendar = (await import('./calendar.tsx')).Calendar
}

/** Without it a day can still be typed: that it cannot be loaded breaks nothing around it. */
function useCalendar() {
  const [hasFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const bring = async () => {
    setLoading(true)
    try {
      await load()
      setFailed(false)
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }
  /** The person is about to open it. */
  const prepare = () => void load().catch(() => undefined)
  return { Calendar, hasFailed, isLoading, bring, prepare }
}

interface CalendarButtonProps {
  label: string
  /** The day that is chosen, as it is shown. */
  shown: string
  isOpen: boolean
  disabled: boolean
  onPrepare: () => void
  onOpen: () => void
}

function CalendarButton(props: CalendarButtonProps) {
  const { label, shown, isOpen, disabled, onPrepare, onOpen } = props
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={
          shown === '' ? dateFieldTexts.choose(label) : dateFieldTexts.chosen(label, shown)
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={onOpen}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
}

interface CalendarPopupProps extends Omit<CalendarProps, 'onResize'> {
  label: string
  /** What it opens below; nothing while it is closed. */
  anchor: Element | null
  onClose: () => void
  /** The calendar itself, once it is there. */
  Calendar: ComponentType<CalendarProps> | undefined
  hasFailed: boolean
  isLoading: boolean
  onRetry: () => void
}

/** Takes the room of the calendar at once, and the focus with it. */
function CalendarPopup(props: CalendarPopupProps) {
  const { label, anchor, onClose, Calendar, hasFailed, isLoading, onRetry, ...calendar } = props
  const popover = useRef<PopoverActions>(null)
  const place = useCallback(() => popover.current?.updatePosition(), [])
  return (
    <Popover
      action={popover}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': dateFieldTexts.choose(label), sx: sheet },
      }}
    >
      {Calendar && <Calendar {...calendar} onResize={place} />}
      {!Calendar && !hasFailed && <CalendarSkeleton />}
      {!Calendar && hasFailed && (
        <Box sx={{ p: 4, width: WIDTH }}>
          <ErrorState title={dateFieldTexts.notLoaded} onRetry={onRetry} retrying={isLoading}>
            {dateFieldTexts.typeInstead}
          </ErrorState>
        </Box>
      )}
    </Popover>
  )
}

/** As the library makes its calendar. */
const WIDTH = '20rem'
const HEIGHT = '21rem'

function CalendarSkeleton() {
  return (
    <Box
      role="status"
      aria-label={dateFieldTexts.loading}
      sx={{ p: 4, width: WIDTH, height: HEIGHT }}
    >
      <Skeleton variant="rounded" sx={{ height: '100%' }} />
    </Box>
  )
}

const sheet = { border: 1, borderColor: 'divider' }
