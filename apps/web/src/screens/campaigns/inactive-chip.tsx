import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import Chip from '@mui/material/Chip'
import { cardTexts } from './texts.ts'

/** On a template that only its authors see. */
export function InactiveChip() {
  return (
    <Chip
      color="warning"
      label={cardTexts.inactive}
      icon={<VisibilityOffOutlined aria-hidden sx={{ fontSize: '1rem !important' }} />}
    />
  )
}
