import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { JOB_STATUSES } from '@marquee/rules/reorders'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api, useChange, useOperation } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { FeedbackDialog } from '../../../../ui/feedback-dialog/index.ts'
import { Page, Section } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { BulkReorder } from '../answers.ts'
import { figure } from '../texts.ts'
import { DeleteMade } from './delete-made.tsx'
import { AGAIN_MS, Items } from './items.tsx'
import { texts } from './texts.ts'

/** One bulk reorder: how far it is, and what came of each campaign. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useOperation(
    api.reorders.read,
    { params: { id } },
    {
      selection: false,
      again: (bulk) => (bulk?.status === 'PENDING' ? AGAIN_MS : undefined),
    },
  )
  const { response: bulk, status } = query
  return (
    <Page
      title={bulk ? texts.of(showMoment(bulk.startedAt)) : texts.title}
      back={{ to: paths.bulkReorder, name: texts.back }}
      intro={bulk && texts.startedBy(bulk.startedBy, bulk.mailDate)}
    >
      {bulk ? (
        <>
          <Progress bulk={bulk} isStale={query.failure !== undefined} />
          <Items key={bulk.key} bulk={bulk} />
        </>
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.bulkReorder}
        >
          <FormSkeleton fields={4} />
        </NotLoaded>
      )}
    </Page>
  )
}

interface ProgressProps {
  bulk: BulkReorder
  /** The latest state could not be loaded. */
  isStale: boolean
}

/** How far it is while it runs, and afterwards how many drafts there are. */
function Progress({ bulk, isStale }: ProgressProps) {
  const { status, counts, retryable } = bulk
  const isRunning = status === 'PENDING'
  return (
    <Section
      title={isRunning ? texts.running : texts.over}
      description={isRunning && texts.leave}
      actions={
        <>
          <DeleteMade bulk={bulk} />
          <RetryButton bulk={bulk} />
        </>
      }
      framed
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        {isRunning && <Bar counts={counts} />}
        <Box role="status" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
          {!isRunning && <Outcome counts={counts} retryable={retryable} />}
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

function Outcome({
  counts: { COMPLETED, FAILED },
  retryable,
}: Pick<BulkReorder, 'counts' | 'retryable'>) {
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

/** Tries the items again that failed, and no others. */
function RetryButton({ bulk: { key, retryable, can } }: { bulk: BulkReorder }) {
  const [error, setError] = useState<string>()
  const change = useChange(api.reorders.retry, {
    refreshes: [api.reorders.read, api.reorders.searchItems, api.reorders.search],
    success: texts.retried,
    fails: false,
    selection: false,
  })
  const retry = () =>
    change
      .attempt({ params: { id: String(key) }, query: {} })
      .catch((failed: Error) => setError(failed.message))
  return (
    <>
      {can.retry.ok && (
        <ReasonButton variant="contained" loading={change.isRunning} onClick={() => void retry()}>
          {texts.retry(retryable)}
        </ReasonButton>
      )}
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </>
  )
}
