import Box from '@mui/material/Box'
import { maxLength } from '@marquee/rules/fields'
import { MOST_OF_REJECTION } from '@marquee/rules/market-profiles'
import { Form, TextField, useForm } from '../../ui/form/index.ts'
import { FormButtons, FormDialog } from '../../ui/form-dialog/index.ts'
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
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
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
          <FormButtons control={control} onCancel={leave}>
            {title}
          </FormButtons>
        </Form>
      )}
    </FormDialog>
  )
}
