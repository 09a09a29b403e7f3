import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { campaignReasons, campaignStatusLabels, cancellingOf } from '@marquee/rules/campaigns'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { orderPath } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { CancelCampaign, cancelTexts } from '../../../../widgets/campaigns/index.ts'
import { useBuilder } from '../builder.ts'
import { submitTexts } from './texts.ts'

const REFRESHED = [api.campaigns.read, api.orders.ofCampaign, api.approvals.timeline]

/** Where a campaign stands that was submitted, its order, and the ways back. */
export function OrderPart() {
  const { campaign } = useBuilder()
  const params = { key: String(campaign.key) }
  const [asking, setAsking] = useState<'withdraw' | 'cancel'>()
  const { response } = useOperation(api.orders.ofCampaign, { params })
  const options = { refreshes: REFRESHED } as const
  const withdraw = useChange(api.campaigns.saveAsDraft, options)
  const { status, can } = campaign
  const order = response?.order
  const close = () => setAsking(undefined)
  return (
    <Section title={submitTexts.order} framed>
      <Typography>{submitTexts.stands[status] ?? campaignStatusLabels[status]}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {order && (
          <Button component={Link} to={orderPath(order.key)} variant="outlined">
            {submitTexts.openOrder(order.key)}
          </Button>
        )}
        {status === 'SUBMITTED' && (
          <ReasonButton
            variant="outlined"
            reason={whyNot(can.saveAsDraft, campaignReasons)}
            onClick={() => setAsking('withdraw')}
          >
            {submitTexts.withdraw}
          </ReasonButton>
        )}
        {can.cancel.ok && (
          <Button variant="outlined" color="error" onClick={() => setAsking('cancel')}>
            {cancelTexts.titles[cancellingOf(status)]}
          </Button>
        )}
      </Box>
      <WarningDialog
        open={asking === 'withdraw'}
        title={submitTexts.withdraw}
        question={undefined}
        leftLabel={submitTexts.keep}
        rightLabel={submitTexts.withdraw}
        busy={withdraw.isRunning}
        onClose={close}
        onContinue={() => {
          withdraw.run({ params }).then(close, close)
        }}
      >
        <Typography>{submitTexts.withdrawing}</Typography>
      </WarningDialog>
      {asking === 'cancel' && <CancelCampaign campaign={campaign} onClose={close} />}
    </Section>
  )
}
