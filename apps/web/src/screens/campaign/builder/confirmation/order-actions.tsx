import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { campaignReasons, cancellingOf } from '@marquee/rules/campaigns'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, useChange, whyNot } from '../../../../api/index.ts'
import { approvalPath, orderPath } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { CancelCampaign, cancelTexts } from '../../../../widgets/campaigns/index.ts'
import type { Campaign } from '../answers.ts'
import { REFRESHED } from './refreshed.ts'
import { ReleaseButton } from './release-button.tsx'
import { submitTexts } from './texts.ts'

interface OrderActionsProps {
  campaign: Campaign
  orderKey: number | undefined
}

/** What can be done with an order from its campaign; a child follows its parent. */
export function OrderActions({ campaign, orderKey }: OrderActionsProps) {
  const [asking, setAsking] = useState<'withdraw' | 'cancel'>()
  const withdraw = useChange(api.campaigns.saveAsDraft, {
    refreshes: REFRESHED,
    says: submitTexts.withdrawn,
  })
  const { key, status, can, parentCampaignKey } = campaign
  const close = () => setAsking(undefined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4, '&:empty': { display: 'none' } }}>
      {(can.approve.ok || can.confirmCancel.ok) && (
        <Button component={Link} to={approvalPath(key)} variant="contained">
          {submitTexts.review}
        </Button>
      )}
      <ReleaseButton campaign={campaign} />
      {orderKey !== undefined && (
        <Button component={Link} to={orderPath(orderKey)} variant="outlined">
          {submitTexts.openOrder(orderKey)}
        </Button>
      )}
      {status === 'SUBMITTED' && parentCampaignKey === null && (
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
      <WarningDialog
        open={asking === 'withdraw'}
        title={submitTexts.withdraw}
        question={undefined}
        leftLabel={submitTexts.keep}
        rightLabel={submitTexts.withdraw}
        busy={withdraw.isRunning}
        onClose={close}
        onContinue={() => {
          withdraw.run({ params: { key: String(key) } }).then(close, close)
        }}
      >
        <Typography>{submitTexts.withdrawing}</Typography>
      </WarningDialog>
      {asking === 'cancel' && <CancelCampaign campaign={campaign} onClose={close} />}
    </Box>
  )
}
