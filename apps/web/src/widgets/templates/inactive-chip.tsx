import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import Chip from '@mui/material/Chip'
import { inactiveName } from './texts.ts'

/** On what only its authors see. */
export function InactiveChip() {
  return (
    <Chip
      color="warning"
      label={inactiveName}
      icon={<VisibilityOffOutlined aria-hidden sx={{ fontSize: '1rem !important' }} />}
    />
  )
}
