import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from './error-summary.tsx'
import { newFormParts } from './form-context.ts'
import { FormFrame } from './form-frame.tsx'
import { focusFirstProblem } from './places.ts'
import { placeErrors } from './refusal.rules.ts'
import { SendingContext, useSending } from './sending.ts'
import { formTexts } from './texts.ts'

/** How a failed call tells which fields it is about. */
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

/** The value of a button that sends a form as it stands: whether it is complete, nobody asks yet. */
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
