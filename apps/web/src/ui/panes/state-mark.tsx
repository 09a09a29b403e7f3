import CheckCircle from '@mui/icons-material/CheckCircle'
import ErrorIcon from '@mui/icons-material/Error'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import type { PaneState } from './pane.ts'

const MARKS = {
  complete: { Icon: CheckCircle, color: 'success' },
  todo: { Icon: RadioButtonUnchecked, color: 'disabled' },
  problems: { Icon: ErrorIcon, color: 'error' },
} as const

/** The state as a sign; its name stands beside it for those who do not see signs. */
export function StateMark({ state }: { state: PaneState }) {
  const { Icon, color } = MARKS[state]
  return <Icon aria-hidden fontSize="small" color={color} />
}
