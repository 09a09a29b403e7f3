import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import {
  DeleteCampaign,
  deleteTexts,
  type CampaignSummary,
} from '../../../widgets/campaigns/index.ts'

/** What may be done with a campaign where it stands in a list; what may not is not shown. */
export function CampaignActions({ campaign }: { campaign: CampaignSummary }) {
  const [isDeleting, setDeleting] = useState(false)
  const label = deleteTexts.button(campaign.name)
  if (!campaign.can.delete.ok) return null
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => setDeleting(true)}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      {isDeleting && <DeleteCampaign campaign={campaign} onClose={() => setDeleting(false)} />}
    </>
  )
}
