import Typography from '@mui/material/Typography'
import { api, useChange } from '../../api/index.ts'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import type { CampaignSummary } from './answers.ts'
import { deleteTexts as texts } from './texts.ts'

interface DeleteCampaignProps {
  campaign: Pick<CampaignSummary, 'key' | 'name'>
  onClose: () => void
}

/** Asks before a draft is deleted. */
export function DeleteCampaign({ campaign: { key, name }, onClose }: DeleteCampaignProps) {
  const change = useChange(api.campaigns.delete, {
    refreshes: [api.campaigns.search],
    says: texts.deleted(name),
    selection: false,
  })
  const act = async () => {
    await change.run({ params: { key: String(key) }, query: {} })
    onClose()
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
    </WarningDialog>
  )
}
