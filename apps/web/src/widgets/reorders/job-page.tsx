import type { JobStatus, StatusCounts } from '@marquee/rules/reorders'
import type { ReactNode } from 'react'
import type { AnyCall, QueryState } from '../../api/index.ts'
import { Page, type BackTo } from '../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../ui/states/index.ts'
import { showMoment } from '../calendar/index.ts'
import { DeleteMade, type Made, type MadeTexts } from './delete-made.tsx'
import { JobProgress, type OutcomeTexts } from './job-progress.tsx'
import { RetryFailed, type Retry } from './retry-failed.tsx'

interface Job {
  key: number
  startedAt: string
  status: JobStatus
  counts: StatusCounts
  retryable: number
  can: { retry: { ok: boolean } }
}

interface JobPageTexts extends OutcomeTexts {
  /** Until it is known when it was started. */
  title: string
  of: (moment: string) => string
  loadFailed: string
  gone: string
  goneWhy: string
  toAll: string
}

interface JobPageProps<Known extends Job> {
  query: QueryState<Known>
  texts: JobPageTexts
  /** Where there are others like it. */
  toAll: string
  /** Undefined while that is not known. */
  back: BackTo | undefined
  intro: (job: Known) => string
  retry: Retry
  made: {
    texts: MadeTexts
    /** All that it made. */
    load: (jobKey: number) => Promise<readonly Made[]>
    /** The list of what it made. */
    touches: AnyCall
  }
  /** What came of each. */
  children: (job: Known) => ReactNode
}

/** Many things that are made at once: how far it is, and what came of each. */
export function JobPage<Known extends Job>(props: JobPageProps<Known>) {
  const { query, texts, toAll, back, intro, retry, made, children } = props
  const { response: job, status } = query
  return (
    <Page
      title={job ? texts.of(showMoment(job.startedAt)) : texts.title}
      back={back}
      intro={job && intro(job)}
    >
      {job ? (
        <>
          <Progress
            job={job}
            texts={texts}
            isStale={query.failure !== undefined}
            retry={retry}
            made={made}
          />
          {children(job)}
        </>
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={toAll}
        >
          <RowsSkeleton />
        </NotLoaded>
      )}
    </Page>
  )
}

interface ProgressProps extends Pick<JobPageProps<Job>, 'texts' | 'retry' | 'made'> {
  job: Job
  /** The latest state could not be loaded. */
  isStale: boolean
}

function Progress({ job, texts, isStale, retry, made }: ProgressProps) {
  const actions = (
    <>
      <DeleteMade
        job={job}
        texts={made.texts}
        load={() => made.load(job.key)}
        touches={made.touches}
      />
      {job.can.retry.ok && <RetryFailed job={job} retry={retry} />}
    </>
  )
  return <JobProgress job={job} texts={texts} isStale={isStale} actions={actions} />
}
