import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import {
  get,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { newFormParts } from './form-context.ts'
import { FormFrame } from './form-frame.tsx'
import { focusField, focusFirstProblem, namesInOrder } from './places.ts'
import { SendingContext, useSending } from './sending.ts'

const formTexts = {
  failed: 'This could not be saved. Please try again.',
  toCheck: (count: number) =>
    count === 1 ? 'Please check one field.' : `Please check ${count} fields.`,
  none: 'None',
} as const

/** How a failed call names the fields it is about. */
interface Refusal {
  message?: string
  fields?: Readonly<Record<string, string>>
}

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What it throws is shown: at its fields where it names them, else above the form. */
  onSubmit: (values: Values, isDraft: boolean) => Promise<unknown>
  /** For those who hear the page. */
  label?: string
  /** What comes next is on its way: what would be typed or pressed until then were lost. */
  isLeaving?: boolean
  children: ReactNode
}

/** The value of a button that sends a form in its present state, complete or not. */
export const AS_DRAFT = 'draft'

export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  label,
  isLeaving = false,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const [parts] = useState(newFormParts)
  const [refusal, setRefusal] = useState<readonly string[]>([])

  const refuse = (error: unknown) => {
    const { message = formTexts.failed, fields = {} } = (error ?? {}) as Refusal
    const { placed, rest } = placeErrors(fields, new Set(parts.labels.keys()))
    for (const [name, problem] of Object.entries(placed)) {
      form.setError(name as Path<Values>, { type: 'server', message: problem })
    }
    setRefusal([message, ...rest])
    form.setError('root.refusal', { type: 'server', message })
  }
  const attempt = async (values: Values, isDraft = false) => {
    setRefusal([])
    try {
      await onSubmit(values, isDraft)
    } catch (error) {
      refuse(error)
    }
  }
  const submit = form.handleSubmit(
    (values) => attempt(values),
    () => setRefusal([]),
  )
  const { isSending, times, alone } = useSending()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const asDraft = isDraft(event)
    void alone(() => (asDraft ? attempt(form.getValues(), true) : submit()))
  }

  const { errors, isSubmitting, submitCount } = form.formState
  useFocusOnFailure(element, times, isSending, Object.keys(errors).length > 0)
  return (
    <SendingContext value={isSending}>
      <FormFrame parts={parts} element={element} label={label} inert={isLeaving} onSubmit={send}>
        {(submitCount > 0 || refusal.length > 0) && !isSubmitting && (
          <ErrorSummary form={form} element={element} labels={parts.labels} refusal={refusal} />
        )}
        {children}
      </FormFrame>
    </SendingContext>
  )
}

function isDraft({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return (submitter as HTMLButtonElement | null)?.value === AS_DRAFT
}

/** After a failed attempt the first bad field is the place to go on. */
function useFocusOnFailure(
  element: React.RefObject<HTMLFormElement | null>,
  attempt: number,
  isRunning: boolean,
  hasFailed: boolean,
) {
  const answered = useRef(0)
  useEffect(() => {
    if (isRunning || attempt === answered.current) return
    answered.current = attempt
    if (hasFailed && element.current) focusFirstProblem(element.current)
  }, [element, attempt, isRunning, hasFailed])
}

interface PlacedErrors {
  /** Field name to what is wrong with it. */
  placed: Record<string, string>
  /** What is wrong with something that has no field here. */
  rest: string[]
}

/** Finds for each path of a server's answer, as in `body.contact.email`, the form's field. */
export function placeErrors(
  errors: Readonly<Record<string, string>>,
  names: ReadonlySet<string>,
): PlacedErrors {
  const placed: Record<string, string> = {}
  const rest: string[] = []
  for (const [path, message] of Object.entries(errors)) {
    const name = nameFor(path, names)
    if (name === undefined) rest.push(message)
    else placed[name] ??= message
  }
  return { placed, rest }
}

/** A form may hold only a part of what is sent, and one field a whole object. */
function nameFor(path: string, names: ReadonlySet<string>): string | undefined {
  const parts = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const name = parts.slice(from, from + length).join('.')
      if (names.has(name)) return name
    }
  }
  return undefined
}

interface ErrorSummaryProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  labels: ReadonlyMap<string, string>
  /** What was refused as a whole. */
  refusal: readonly string[]
}

/** What is wrong, in the order of the page, each with a way to its field. */
function ErrorSummary<Values extends FieldValues>(props: ErrorSummaryProps<Values>) {
  const { form, element, labels, refusal } = props
  const problems = problemsOf(form, useNamesOnPage(element))
  if (refusal.length === 0 && problems.length === 0) return null
  const headline = refusal[0] ?? formTexts.toCheck(problems.length)
  return (
    <Alert severity="error" tabIndex={-1} data-form-summary sx={{ mb: 5, scrollMarginTop: '5rem' }}>
      <Typography variant="subtitle2">{headline}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 4, '&:empty': { display: 'none' } }}>
        {refusal.slice(1).map((message) => (
          <li key={message}>{message}</li>
        ))}
        {problems.map(({ name, message }) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              sx={{ verticalAlign: 'baseline' }}
              onClick={() => element.current && focusField(element.current, name)}
            >
              {labels.get(name) ?? name}
            </Link>
            {`: ${message}`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** As they come and go: what a failed attempt opens brings fields with it. */
function useNamesOnPage(element: RefObject<HTMLFormElement | null>): readonly string[] {
  const onChange = (notify: () => void) => {
    const observer = new MutationObserver(notify)
    if (element.current) observer.observe(element.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }
  const names = useSyncExternalStore(onChange, () =>
    element.current ? namesInOrder(element.current).join(' ') : '',
  )
  return names.split(' ')
}

function problemsOf<Values extends FieldValues>(
  { formState: { errors } }: UseFormReturn<Values>,
  names: readonly string[],
) {
  return names.flatMap((name) => {
    const error = get(errors, name) as FieldError | undefined
    return error?.message === undefined ? [] : [{ name, message: error.message }]
  })
}
