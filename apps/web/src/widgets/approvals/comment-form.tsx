import { MOST_OF_WORDS } from '@marquee/rules/approvals'
import { maxLength } from '@marquee/rules/fields'
import Box from '@mui/material/Box'
import { api, useChange } from '../../api/index.ts'
import { Form, SubmitButton, TextField, useForm } from '../../ui/form/index.ts'
import { timelineTexts as texts } from './texts.ts'

/** Says something about a campaign. What could not be sent stays in the field. */
export function CommentForm({ campaignKey }: { campaignKey: number }) {
  const form = useForm({ defaultValues: { words: '' } })
  const { control, reset } = form
  const comment = useChange(api.approvals.comment, {
    refreshes: [api.approvals.timeline],
    fails: false,
    selection: false,
  })
  const add = async ({ words }: { words: string }) => {
    await comment.attempt({ params: { key: String(campaignKey) }, body: { words } })
    reset()
  }
  return (
    <Box sx={{ mt: 4, maxWidth: '40rem' }}>
      <Form form={form} onSubmit={add} label={texts.comment}>
        <TextField
          control={control}
          name="words"
          label={texts.comment}
          required
          lines={2}
          hint={texts.hint}
          rules={[maxLength(MOST_OF_WORDS)]}
        />
        <Box sx={{ mt: 2 }}>
          {/* What one came for is the decision beside it. */}
          <SubmitButton control={control} variant="outlined">
            {texts.add}
          </SubmitButton>
        </Box>
      </Form>
    </Box>
  )
}
