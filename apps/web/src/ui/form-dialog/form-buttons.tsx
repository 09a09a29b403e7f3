import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import type { ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { SubmitButton, useSubmitState } from '../form/index.ts'
import { formDialogTexts } from './texts.ts'

interface FormButtonsProps<Values extends FieldValues> {
  control: Control<Values>
  onCancel: () => void
  /** What the button says that sends the form. */
  children: ReactNode
}

/** The two buttons below a form in a dialog. */
export function FormButtons<Values extends FieldValues>(props: FormButtonsProps<Values>) {
  const { control, onCancel, children } = props
  const isSubmitting = useSubmitState(control) === 'submitting'
  return (
    <DialogActions sx={{ px: 0, pb: 0, mt: 4 }}>
      <Button variant="outlined" onClick={onCancel} disabled={isSubmitting}>
        {formDialogTexts.cancel}
      </Button>
      <SubmitButton control={control}>{children}</SubmitButton>
    </DialogActions>
  )
}
