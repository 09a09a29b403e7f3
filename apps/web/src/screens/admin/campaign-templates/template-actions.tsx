import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined'
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { whyNot } from '../../../api/index.ts'
import { DisabledReason } from '../../../ui/disabled-reason/index.ts'
import type { TemplateRow } from './answers.ts'
import { reasons, texts } from './texts.ts'

export interface TemplateActing {
  onDuplicate: (template: TemplateRow) => void
  /** Offers a template, or offers it no longer. */
  onStatus: (template: TemplateRow) => void
}

export function TemplateActions(props: TemplateActing & { template: TemplateRow }) {
  const { template, onDuplicate, onStatus } = props
  const { name, status, can } = template
  const isActive = status === 'ACTIVE'
  const reason = whyNot(can.change, reasons)
  return (
    <>
      <Action
        label={texts.duplicate(name)}
        reason={reason}
        icon={<ContentCopyOutlined />}
        onClick={() => onDuplicate(template)}
      />
      <Action
        label={isActive ? texts.deactivate(name) : texts.activate(name)}
        reason={reason}
        icon={isActive ? <PauseCircleOutlined /> : <PlayCircleOutlined />}
        onClick={() => onStatus(template)}
      />
    </>
  )
}

interface ActionProps {
  label: string
  reason: string | undefined
  icon: ReactElement
  onClick: () => void
}

function Action({ label, reason, icon, onClick }: ActionProps) {
  const button = (
    <IconButton size="small" aria-label={label} onClick={onClick}>
      {icon}
    </IconButton>
  )
  if (reason !== undefined) return <DisabledReason reason={reason}>{button}</DisabledReason>
  return <Tooltip title={label}>{button}</Tooltip>
}
