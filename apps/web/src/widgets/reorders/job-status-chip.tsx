import Chip from '@mui/material/Chip'
import { jobStatusLabels, type JobStatus } from '@marquee/rules/reorders'

const TONES = { PENDING: 'info', COMPLETED: 'success', FAILED: 'error' } as const

/** How a job, or one item of it, stands. */
export function JobStatusChip({ status }: { status: JobStatus }) {
  return <Chip label={jobStatusLabels[status]} color={TONES[status]} />
}
