import { showCount } from '@marquee/rules/money'

/** What every job says, whatever it makes. */
export const jobTexts = {
  leave: 'You can leave this page: the work continues.',
  done: (count: number, all: number) => `${showCount(count)} of ${showCount(all)} done`,
  progress: 'Progress',
  over: 'Outcome',
  failedWhy: (retryable: number) =>
    retryable > 0
      ? 'The reasons are listed below. Fix them, then try again what failed.'
      : 'The reasons are listed below. Another try would not change them.',
  stale: 'The latest state could not be loaded. What you see may be older.',
  failed: 'Failed',
  pending: 'Pending',
  retry: (count: number) => `Try ${showCount(count)} failed again`,
  retried: 'The failed ones are tried again.',
} as const

export const deleteTexts = {
  open: 'Delete drafts…',
  others: (count: number) =>
    count === 1
      ? 'One that was submitted since stays.'
      : `${showCount(count)} that were submitted since stay.`,
  nothing: 'Nothing to delete',
  keep: 'Keep them',
  delete: 'Delete drafts',
  progress: 'Deleted so far',
  deleted: (count: number) =>
    count === 1 ? '1 draft was deleted.' : `${showCount(count)} drafts were deleted.`,
  failed: 'Not deleted',
  notLoaded: 'What was made could not be loaded. Try again.',
} as const

export const itemTexts = {
  status: 'Status',
  anyStatus: 'Any status',
  why: 'What to know',
  doneAt: 'Done',
  open: 'Open draft',
  deleted: 'Deleted',
} as const

export const startedTexts = {
  startedAt: 'Started',
  startedBy: 'By',
  status: 'Status',
} as const
