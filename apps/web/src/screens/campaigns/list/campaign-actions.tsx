import CancelOutlined from '@mui/icons-material/CancelOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState, type ReactNode } from 'react'
import {
  CancelCampaign,
  cancelTexts,
  DeleteCampaign,
  deleteTexts,
  type CampaignSummary,
} from '../../../widgets/campaigns/index.ts'
import { ReorderIcon } from '../../../widgets/reorders/index.ts'

/** What may be done with a campaign where it stands in a list; what may not is not shown. */
export function CampaignActions({ campaign }: { campaign: CampaignSummary }) {
  const [asking, setAsking] = useState<'cancel' | 'delete'>()
  const { name, can } = campaign
  const close = () => setAsking(undefined)
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {can.reorder.ok && <ReorderIcon campaign={campaign} />}
      {can.cancel.ok && (
        <Action label={cancelTexts.button(name)} onClick={() => setAsking('cancel')}>
          <CancelOutlined />
        </Action>
      )}
      {can.delete.ok && (
        <Action label={deleteTexts.button(name)} onClick={() => setAsking('delete')}>
          <DeleteOutlined />
        </Action>
      )}
      {asking === 'cancel' && <CancelCampaign campaign={campaign} onClose={close} />}
      {asking === 'delete' && <DeleteCampaign campaign={campaign} onClose={close} />}
    </Box>
  )
}

interface ActionProps {
  label: string
  onClick: () => void
  children: ReactNode
}

function Action({ label, onClick, children }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  )
}
