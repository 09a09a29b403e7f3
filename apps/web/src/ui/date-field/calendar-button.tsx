import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { dateFieldTexts } from './texts.ts'

interface CalendarButtonProps {
  label: string
  /** The day that is chosen, as it is shown. */
  shown: string
  isOpen: boolean
  disabled: boolean
  onPrepare: () => void
  onOpen: () => void
}

export function CalendarButton(props: CalendarButtonProps) {
  const { label, shown, isOpen, disabled, onPrepare, onOpen } = props
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={
          shown === '' ? dateFieldTexts.choose(label) : dateFieldTexts.chosen(label, shown)
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={onOpen}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
}
