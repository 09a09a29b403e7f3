import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import Chip from '@mui/material/Chip'
import type { Logo } from './answers.ts'
import { logoStatusNames } from './texts.ts'

const LOOKS = {
  PENDING: { color: 'warning', Icon: HourglassEmptyOutlined },
  APPROVED: { color: 'success', Icon: CheckCircleOutlined },
  REJECTED: { color: 'error', Icon: BlockOutlined },
} as const

export function LogoStatusChip({ status }: Pick<Logo, 'status'>) {
  const { color, Icon } = LOOKS[status]
  return (
    <Chip
      color={color}
      label={logoStatusNames[status]}
      icon={<Icon aria-hidden sx={{ fontSize: '1rem !important' }} />}
    />
  )
}
