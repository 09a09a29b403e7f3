import {
  useForm as useLibraryForm,
  useFormState,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import { judgedAsOne, type ProblemsIn } from './whole-form.ts'

interface FormOptions<Values extends FieldValues> extends UseFormProps<Values> {
  /** Judges the whole form, where fields of it are not always on the page. */
  problems?: ProblemsIn<Values>
}

/**
 * The state of a form. A field speaks up when it is left, and is quiet again as soon as it is
 * right; the first bad field is given focus by the form itself.
 */
export function useForm<Values extends FieldValues>({
  problems,
  ...options
}: FormOptions<Values>): UseFormReturn<Values> {
  const isShown = (name: string): boolean =>
    form.getFieldState(name as FieldPath<Values>).error !== undefined
  const form: UseFormReturn<Values> = useLibraryForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...(problems && { resolver: judgedAsOne(problems, isShown) }),
    ...options,
  })
  return form
}

export type SubmitState = 'idle' | 'submitting' | 'failed' | 'succeeded'

export function useSubmitState<Values extends FieldValues>(control: Control<Values>): SubmitState {
  const { isSubmitting, isSubmitted, isSubmitSuccessful } = useFormState({ control })
  if (isSubmitting) return 'submitting'
  if (!isSubmitted) return 'idle'
  return isSubmitSuccessful ? 'succeeded' : 'failed'
}
