import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { JOB_STATUSES, type JobStatus, type StatusCounts } from '@marquee/rules/reorders'
import type { ReactNode } from 'react'
import { Facts } from '../../ui/facts/index.ts'
import { Section } from '../../ui/page/index.ts'

/** While something is pending, the progress is loaded again each second. */
export const AGAIN_MS = 1_000

export interface JobTexts {
  running: string
  over: string
  leave: string
  progress: string
  stale: string
  counts: Readonly<Record<JobStatus, string>>
  done: (count: number, all: number) => string
  allMade: (count: number) => string
  someFailed: (failed: number, made: number) => string
  failedWhy: (retryable: number) => string
}

interface JobProgressProps {
  job: { status: JobStatus; counts: StatusCounts; retryable: number }
  texts: JobTexts
  /** The latest state could not be loaded. */
  isStale: boolean
  actions: ReactNode
}

/** How far it is while it runs, and afterwards what came of it. */
export function JobProgress({ job, texts, isStale, actions }: JobProgressProps) {
  const { status, counts, retryable } = job
  const isRunning = status === 'PENDING'
  return (
    <Section
      title={isRunning ? texts.running : texts.over}
      description={isRunning && texts.leave}
      actions={actions}
      framed
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        {isRunning && <Bar counts={counts} texts={texts} />}
        <Box role="status" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
          {!isRunning && <Outcome counts={counts} retryable={retryable} texts={texts} />}
          {isStale && (
            <Alert severity="warning" role="presentation">
              {texts.stale}
            </Alert>
          )}
        </Box>
        <Facts
          facts={JOB_STATUSES.map((one) => [
            texts.counts[one],
            counts[one].toLocaleString('en-US'),
          ])}
        />
      </Box>
    </Section>
  )
}

interface PartProps {
  counts: StatusCounts
  texts: JobTexts
}

function Bar({ counts: { PENDING, COMPLETED, FAILED }, texts }: PartProps) {
  const done = COMPLETED + FAILED
  const all = done + PENDING
  return (
    <div>
      <Typography sx={{ mb: 2, fontWeight: 'fontWeightMedium' }}>
        {texts.done(done, all)}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={texts.progress}
        value={(done / all) * 100}
      />
    </div>
  )
}

function Outcome({
  counts: { COMPLETED, FAILED },
  retryable,
  texts,
}: PartProps & { retryable: number }) {
  return FAILED > 0 ? (
    <Alert severity="warning" role="presentation">
      <Typography>{texts.someFailed(FAILED, COMPLETED)}</Typography>
      <Typography>{texts.failedWhy(retryable)}</Typography>
    </Alert>
  ) : (
    <Alert severity="success" role="presentation">
      {texts.allMade(COMPLETED)}
    </Alert>
  )
}
