import type { ComponentProps } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { ReasonButton } from '../disabled-reason/index.ts'
import { useSubmitState } from './use-form.ts'

interface SubmitButtonProps<Values extends FieldValues> extends ComponentProps<
  typeof ReasonButton
> {
  control: Control<Values>
  /** It was sent, and what comes next is on its way. */
  isLeaving?: boolean
}

/** Sends its form, and shows that it is being sent. */
export function SubmitButton<Values extends FieldValues>({
  control,
  isLeaving = false,
  ...button
}: SubmitButtonProps<Values>) {
  const isSubmitting = useSubmitState(control) === 'submitting'
  const loading = isSubmitting || isLeaving
  return <ReasonButton type="submit" variant="contained" loading={loading} {...button} />
}
