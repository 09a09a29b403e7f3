import Chip from '@mui/material/Chip'
import type { AuditOutcome } from '@marquee/rules/audit'
import { outcomeNames } from './texts.ts'

const TONES = { done: 'success', denied: 'error', refused: 'warning' } as const

export function OutcomeChip({ outcome }: { outcome: AuditOutcome }) {
  const tone = TONES[outcome]
  return (
    <Chip label={outcomeNames[outcome]} sx={{ color: `${tone}.main`, bgcolor: `${tone}.tint` }} />
  )
}
