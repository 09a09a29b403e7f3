import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { showCount } from '@marquee/rules/money'
import { JOB_STATUSES, type JobStatus, type StatusCounts } from '@marquee/rules/reorders'
import type { ReactNode } from 'react'
import { Facts } from '../../ui/facts/index.ts'
import { Section } from '../../ui/page/index.ts'
import { jobTexts } from './job-texts.ts'

/** What a job says of what it makes. */
export interface OutcomeTexts {
  running: string
  /** Over the count of those that were made. */
  made: string
  allMade: (count: number) => string
  someFailed: (failed: number, made: number) => string
}

interface JobProgressProps {
  job: { status: JobStatus; counts: StatusCounts; retryable: number }
  texts: OutcomeTexts
  /** The latest state could not be loaded. */
  isStale: boolean
  actions: ReactNode
}

/** How far it is while it runs, and afterwards what came of it. */
export function JobProgress({ job, texts, isStale, actions }: JobProgressProps) {
  const { status, counts, retryable } = job
  const isRunning = status === 'PENDING'
  const names = { COMPLETED: texts.made, FAILED: jobTexts.failed, PENDING: jobTexts.pending }
  return (
    <Section
      title={isRunning ? texts.running : jobTexts.over}
      description={isRunning && jobTexts.leave}
      actions={actions}
      framed
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        {isRunning && <Bar counts={counts} />}
        <Box role="status" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
          {!isRunning && <Outcome counts={counts} retryable={retryable} texts={texts} />}
          {isStale && (
            <Alert severity="warning" role="presentation">
              {jobTexts.stale}
            </Alert>
          )}
        </Box>
        <Facts facts={JOB_STATUSES.map((one) => [names[one], showCount(counts[one])])} />
      </Box>
    </Section>
  )
}

function Bar({ counts: { PENDING, COMPLETED, FAILED } }: { counts: StatusCounts }) {
  const done = COMPLETED + FAILED
  const all = done + PENDING
  return (
    <div>
      <Typography sx={{ mb: 2, fontWeight: 'fontWeightMedium' }}>
        {jobTexts.done(done, all)}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={jobTexts.progress}
        value={(done / all) * 100}
      />
    </div>
  )
}

interface OutcomeProps {
  counts: StatusCounts
  retryable: number
  texts: OutcomeTexts
}

function Outcome({ counts: { COMPLETED, FAILED }, retryable, texts }: OutcomeProps) {
  return FAILED > 0 ? (
    <Alert severity="warning" role="presentation">
      <Typography>{texts.someFailed(FAILED, COMPLETED)}</Typography>
      <Typography>{jobTexts.failedWhy(retryable)}</Typography>
    </Alert>
  ) : (
    <Alert severity="success" role="presentation">
      {texts.allMade(COMPLETED)}
    </Alert>
  )
}
