import Chip from '@mui/material/Chip'
import type { PersonStatus } from '@marquee/rules/people'
import { statusNames } from './texts.ts'

const TONES = { INVITED: 'info', ACTIVE: 'success', DEACTIVATED: 'secondary' } as const

export function StatusChip({ status }: { status: PersonStatus }) {
  const tone = TONES[status]
  return (
    <Chip label={statusNames[status]} sx={{ color: `${tone}.main`, bgcolor: `${tone}.tint` }} />
  )
}
