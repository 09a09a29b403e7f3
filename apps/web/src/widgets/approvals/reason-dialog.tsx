import Box from '@mui/material/Box'
import { MOST_OF_WORDS } from '@marquee/rules/approvals'
import { maxLength } from '@marquee/rules/fields'
import { Form, TextField, useForm } from '../../ui/form/index.ts'
import { FormButtons, FormDialog } from '../../ui/form-dialog/index.ts'
import { reasonTexts } from './texts.ts'

interface ReasonDialogProps {
  /** What is done: 'Reject 3 campaigns'. */
  title: string
  onDecide: (reason: string) => void
  onClose: () => void
}

/** Asks why: whoever submitted it cannot do better without knowing. */
export function ReasonDialog({ title, onDecide, onClose }: ReasonDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { control } = form
  const decide = async ({ reason }: { reason: string }) => {
    onClose()
    onDecide(reason.trim())
  }
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <Form form={form} onSubmit={decide} label={title}>
          <Box sx={{ mt: 2 }}>
            <TextField
              control={control}
              name="reason"
              label={reasonTexts.reason}
              required
              lines={3}
              hint={reasonTexts.hint}
              rules={[maxLength(MOST_OF_WORDS)]}
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
