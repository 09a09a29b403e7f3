import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useState, type ReactNode } from 'react'
import { useFormState, type Control, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { SubmitButton, useSubmitState } from '../form/index.ts'
import { PlainDialog, type PlainDialogProps } from '../plain-dialog/index.ts'
import { UnsavedWarning } from '../unsaved-guard/index.ts'

const formDialogTexts = { cancel: 'Cancel' } as const

interface FormDialogProps<Values extends FieldValues> extends Pick<
  PlainDialogProps,
  'title' | 'width'
> {
  form: UseFormReturn<Values>
  onClose: () => void
  /** The form; its Cancel leaves as the close control does. */
  children: (leave: () => void) => ReactNode
}

/** A form in a dialog. Closing it asks first where something has been typed. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, onClose, children, ...dialog } = props
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isDirty ? setAsking(true) : onClose())
  return (
    <>
      <PlainDialog open {...dialog} onClose={isSubmitting ? undefined : leave}>
        <div ref={focusFirstField}>{children(leave)}</div>
      </PlainDialog>
      <UnsavedWarning open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </>
  )
}

/** One types at once: the dialog leaves the focus where it finds it inside. */
function focusFirstField(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus()
}

interface FormButtonsProps<Values extends FieldValues> {
  control: Control<Values>
  onCancel: () => void
  /** What the button says that leaves, where Cancel could be taken for the other one. */
  cancel?: string
  /** What the button says that sends the form. */
  children: ReactNode
}

/** The two buttons below a form in a dialog. */
export function FormButtons<Values extends FieldValues>(props: FormButtonsProps<Values>) {
  const { control, onCancel, cancel = formDialogTexts.cancel, children } = props
  const isSubmitting = useSubmitState(control) === 'submitting'
  return (
    <DialogActions sx={{ px: 0, pb: 0, mt: 4 }}>
      <Button variant="outlined" onClick={onCancel} disabled={isSubmitting}>
        {cancel}
      </Button>
      <SubmitButton control={control}>{children}</SubmitButton>
    </DialogActions>
  )
}
