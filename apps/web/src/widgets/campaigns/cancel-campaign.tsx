import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { cancellingOf } from '@marquee/rules/campaigns'
import { maxLength } from '@marquee/rules/fields'
import { api, useChange } from '../../api/index.ts'
import { Form, TextField, useForm } from '../../ui/form/index.ts'
import { FormButtons, FormDialog } from '../../ui/form-dialog/index.ts'
import type { CampaignSummary } from './answers.ts'
import { cancelTexts as texts } from './texts.ts'

const MOST_OF_REASON = 500

interface CancelCampaignProps {
  campaign: Pick<CampaignSummary, 'key' | 'status'>
  onClose: () => void
}

/** Cancels, or asks for it, with a reason that whoever decided about it will read. */
export function CancelCampaign({ campaign, onClose }: CancelCampaignProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { control } = form
  const change = useChange(api.orders.cancel, {
    fails: false,
    refreshes: [
      ...[api.campaigns.read, api.campaigns.search],
      ...[api.orders.ofCampaign, api.approvals.timeline],
    ],
  })
  const cancel = async ({ reason }: { reason: string }) => {
    await change.attempt({ params: { key: String(campaign.key) }, body: { reason: reason.trim() } })
    onClose()
  }
  const action = cancellingOf(campaign.status)
  const title = texts.titles[action]
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <Form form={form} onSubmit={cancel} label={title}>
          <Typography>{texts.bodies[action]}</Typography>
          <Box sx={{ mt: 4 }}>
            <TextField
              control={control}
              name="reason"
              label={texts.reason}
              lines={3}
              rules={[maxLength(MOST_OF_REASON)]}
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
