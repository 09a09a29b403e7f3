import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { startReasons } from '../../widgets/templates/index.ts'
import type { Standing } from './template-facts.rules.ts'
import { openForYouWhy, standingTexts } from './texts.ts'

const LOOKS = {
  open: { color: 'success', Icon: CheckCircleOutlined },
  'open-for-you': { color: 'info', Icon: CheckCircleOutlined },
  closed: { color: 'default', Icon: LockOutlined },
  'view-only': { color: 'info', Icon: VisibilityOutlined },
} as const

export function StandingChip({ standing }: { standing: Standing }) {
  const { color, Icon } = LOOKS[standing.is]
  return (
    <Chip
      color={color}
      label={standingTexts[standing.is]}
      icon={<Icon aria-hidden sx={{ fontSize: '1rem !important' }} />}
    />
  )
}

/** Why a template is not simply open. */
export function StandingReason({ standing }: { standing: Standing }) {
  if (standing.is === 'open') return null
  const why = standing.is === 'open-for-you' ? openForYouWhy : startReasons[standing.reason]
  return <Typography sx={{ color: 'text.secondary', mt: 'auto' }}>{why}</Typography>
}
