import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { AuditKind } from '@marquee/rules/operation'
import { Link } from 'react-router'
import { auditPath } from '../../app/paths.ts'
import { isOpen, screenNeeds, useUserState } from '../user-state/index.ts'
import { historyTexts as texts } from './texts.ts'

interface HistoryLinkProps {
  kind: AuditKind
  of: number
  /** In a row of a list, where only a sign has room: whose history it is. */
  name?: string
}

/** The way to all that the audit log says of a thing, for those who may read it. */
export function HistoryLink({ kind, of, name }: HistoryLinkProps) {
  if (!isOpen(useUserState(), screenNeeds.audit)) return null
  const to = auditPath(kind, of)
  if (name === undefined) {
    return (
      <Button component={Link} to={to} startIcon={<HistoryOutlined />}>
        {texts.history}
      </Button>
    )
  }
  return (
    <Tooltip title={texts.history}>
      <IconButton size="small" component={Link} to={to} aria-label={texts.historyOf(name)}>
        <HistoryOutlined />
      </IconButton>
    </Tooltip>
  )
}
