import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { maxLength } from '@marquee/rules/fields'
import { MOST_OF_REJECTION } from '@marquee/rules/market-profiles'
import { Form, SubmitButton, TextField, useForm } from '../../ui/form/index.ts'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { rejectTexts } from './texts.ts'

interface RejectDialogProps {
  /** What is rejected: 'Reject 3 logos'. */
  title: string
  onReject: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why: who handed it in cannot do better without knowing. */
export function RejectDialog({ title, onReject, onClose }: RejectDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { control } = form
  const reject = async ({ reason }: { reason: string }) => {
    await onReject(reason.trim())
    onClose()
  }
  return (
    <PlainDialog
      open
      width="sm"
      title={title}
      onClose={form.formState.isSubmitting ? undefined : onClose}
    >
      <Form form={form} onSubmit={reject} label={title}>
        <Box sx={{ mt: 2 }}>
          <TextField
            control={control}
            name="reason"
            label={rejectTexts.reason}
            required
            lines={3}
            hint={rejectTexts.hint}
            rules={[maxLength(MOST_OF_REJECTION)]}
          />
        </Box>
        <DialogActions sx={{ px: 0, pb: 0, mt: 4 }}>
          <Button variant="outlined" onClick={onClose}>
            {rejectTexts.cancel}
          </Button>
          <SubmitButton control={control}>{title}</SubmitButton>
        </DialogActions>
      </Form>
    </PlainDialog>
  )
}
