import type { JobStatus } from '@marquee/rules/reorders'

interface Job {
  status: JobStatus
}

const AGAIN_MS = 1_000

/** What a job changes is loaded again each second while any is pending. */
export const againWhile = (jobs: readonly Job[] | undefined): number | undefined =>
  jobs?.some(({ status }) => status === 'PENDING') ? AGAIN_MS : undefined

/** How one job is read: by its key, wherever the person is. */
export const ofOneJob = {
  selection: false,
  again: (job: Job | undefined) => againWhile(job && [job]),
} as const
