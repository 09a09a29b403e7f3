import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { JOB_STATUSES } from '@marquee/rules/reorders'
import { Facts } from '../../../../ui/facts/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { BulkReorder } from '../answers.ts'
import { figure } from '../texts.ts'
import { RetryButton } from './retry-button.tsx'
import { texts } from './texts.ts'

interface ProgressProps {
  bulk: BulkReorder
  /** What is shown could not be asked anew. */
  isStale: boolean
}

/** How far it is while it goes on; and then what came of it. */
export function Progress({ bulk, isStale }: ProgressProps) {
  const { status, counts } = bulk
  const isRunning = status === 'PENDING'
  return (
    <Section
      title={isRunning ? texts.running : texts.over}
      description={isRunning && texts.leave}
      actions={<RetryButton bulk={bulk} />}
      framed
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        {isRunning && <Bar counts={counts} />}
        <Box role="status" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
          {!isRunning && <Outcome counts={counts} />}
          {isStale && (
            <Alert severity="warning" role="presentation">
              {texts.stale}
            </Alert>
          )}
        </Box>
        <Facts facts={JOB_STATUSES.map((one) => [texts.counts[one], figure(counts[one])])} />
      </Box>
    </Section>
  )
}

function Bar({ counts }: Pick<BulkReorder, 'counts'>) {
  const { PENDING, COMPLETED, FAILED } = counts
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

function Outcome({ counts: { COMPLETED, FAILED } }: Pick<BulkReorder, 'counts'>) {
  return FAILED > 0 ? (
    <Alert severity="warning" role="presentation">
      <Typography>{texts.someFailed(FAILED, COMPLETED)}</Typography>
      <Typography>{texts.failedWhy}</Typography>
    </Alert>
  ) : (
    <Alert severity="success" role="presentation">
      {texts.allMade(COMPLETED)}
    </Alert>
  )
}
