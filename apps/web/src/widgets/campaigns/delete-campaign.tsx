import Typography from '@mui/material/Typography'
import { api, useChange } from '../../api/index.ts'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import type { CampaignSummary } from './answers.ts'
import { deleteTexts as texts } from './texts.ts'

interface DeleteCampaignProps {
  campaign: Pick<CampaignSummary, 'key' | 'name'>
  /** How many campaigns of dealers go with it. */
  dealers?: number
  onClose: () => void
  onDeleted?: () => Promise<void> | void
}

/** Asks before a draft is deleted. */
export function DeleteCampaign(props: DeleteCampaignProps) {
  const { campaign, dealers = 0, onClose, onDeleted } = props
  const { key, name } = campaign
  const change = useChange(api.campaigns.delete, {
    refreshes: [api.campaigns.search, api.annual.searchYears],
    success: texts.deleted(name),
    selection: false,
  })
  const act = async () => {
    const answer = await change.run({ params: { key: String(key) }, query: {} })
    onClose()
    if (answer) await onDeleted?.()
  }
  return (
    <WarningDialog
      open
      title={texts.title(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography>{texts.body}</Typography>
      {dealers > 0 && <Typography sx={{ mt: 2 }}>{texts.children(dealers)}</Typography>}
    </WarningDialog>
  )
}
