import { maxLength } from '@marquee/rules/fields'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormButtons, FormDialog } from '../form-dialog/index.ts'
import { Form, TextField, useForm } from '../form/index.ts'

const reasonTexts = { reason: 'Reason' } as const

interface ReasonDialogProps {
  /** What is done, as its button says too: 'Reject 3 campaigns'. */
  title: string
  /** What comes of it. */
  intro?: string
  /** Who reads the reason. */
  hint?: string
  isOptional?: boolean
  /** What the button says that leaves all as it is, where it is not Cancel. */
  leave?: string | undefined
  /** How long a reason may be. */
  most: number
  /** What it throws is shown, and what was typed stays. */
  onDecide: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why before something is decided; it is there until that is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, intro, hint, isOptional = false, most, onDecide, onClose } = props
  const form = useForm({ defaultValues: { reason: '' } })
  const { control } = form
  const decide = async ({ reason }: { reason: string }) => {
    await onDecide(reason.trim())
    onClose()
  }
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <Form form={form} onSubmit={decide} label={title}>
          {intro && <Typography>{intro}</Typography>}
          <Box sx={{ mt: intro ? 4 : 2 }}>
            <TextField
              control={control}
              name="reason"
              label={reasonTexts.reason}
              required={!isOptional}
              lines={3}
              hint={hint}
              rules={[maxLength(most)]}
            />
          </Box>
          <FormButtons
            control={control}
            onCancel={leave}
            {...(props.leave && { cancel: props.leave })}
          >
            {title}
          </FormButtons>
        </Form>
      )}
    </FormDialog>
  )
}
