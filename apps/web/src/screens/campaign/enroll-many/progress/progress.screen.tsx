import { categoryNames } from '@marquee/rules/templates'
import { useParams } from 'react-router'
import { api, loadEveryPage, useChange, useOperation } from '../../../../api/index.ts'
import { catalogPath, enrollManyPath } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import {
  AGAIN_MS,
  DeleteMade,
  JobProgress,
  RetryFailed,
  type Made,
} from '../../../../widgets/reorders/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { BulkEnrollment } from '../answers.ts'
import { Dealers, LARGEST_PAGE } from './dealers.tsx'
import { deleteTexts, texts } from './texts.ts'

/** Many dealers who are enrolled at once: how far it is, and what came of each. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useOperation(
    api.enrollments.read,
    { params: { id } },
    {
      selection: false,
      again: (bulk) => (bulk?.status === 'PENDING' ? AGAIN_MS : undefined),
    },
  )
  const { response: bulk, status } = query
  if (bulk)
    return (
      <Page
        title={texts.of(showMoment(bulk.startedAt))}
        back={{ to: enrollManyPath(bulk.templateKey), name: texts.back }}
        intro={texts.startedBy(bulk.startedBy, bulk.templateName)}
      >
        <Progress bulk={bulk} isStale={query.failure !== undefined} />
        <Dealers key={bulk.key} bulk={bulk} />
      </Page>
    )
  return (
    <Page title={texts.title}>
      <NotLoaded
        isLoading={status === 'loading'}
        failed={status === 'failed' ? query : undefined}
        texts={texts}
        to={catalogPath(categoryNames.ANNUAL_SEASONAL.browsingSlug)}
      >
        <FormSkeleton fields={4} />
      </NotLoaded>
    </Page>
  )
}

interface ProgressProps {
  bulk: BulkEnrollment
  /** The latest state could not be loaded. */
  isStale: boolean
}

function Progress({ bulk, isStale }: ProgressProps) {
  const { key, can, retryable } = bulk
  const change = useChange(api.enrollments.retry, {
    refreshes: [api.enrollments.read, api.enrollments.searchDealers, api.enrollments.search],
    success: texts.retried,
    fails: false,
    selection: false,
  })
  const actions = (
    <>
      <DeleteMade
        job={bulk}
        texts={deleteTexts}
        load={() => madeBy(key)}
        touches={api.enrollments.searchDealers}
      />
      {can.retry.ok && (
        <RetryFailed
          isRunning={change.isRunning}
          retry={() => change.attempt({ params: { id: String(key) }, query: {} })}
        >
          {texts.retry(retryable)}
        </RetryFailed>
      )}
    </>
  )
  return <JobProgress job={bulk} texts={texts} isStale={isStale} actions={actions} />
}

async function madeBy(bulkKey: number): Promise<Made[]> {
  const query = { status: 'COMPLETED' as const }
  const request = { params: { id: String(bulkKey) }, query, body: { size: LARGEST_PAGE } }
  const dealers = await loadEveryPage(api.enrollments.searchDealers, request, 'dealers')
  return dealers.map(({ enrollmentKey, enrollmentStatus, marketName }) => ({
    key: enrollmentKey,
    status: enrollmentStatus,
    name: marketName,
  }))
}
