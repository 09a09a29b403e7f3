import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBox'

/** Looks like a checkbox; what it stands at says by itself whether it is ticked. */
export function TickMark({ state }: { state: boolean | 'mixed' }) {
  if (state === 'mixed') return <IndeterminateCheckBox fontSize="small" color="primary" />
  return state ? (
    <CheckBox fontSize="small" color="primary" />
  ) : (
    <CheckBoxOutlineBlank fontSize="small" sx={{ color: 'line' }} />
  )
}
