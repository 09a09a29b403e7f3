import { dealersCount } from '../texts.ts'

const figure = (count: number) => count.toLocaleString('en-US')
const yearsCount = (count: number) => (count === 1 ? '1 draft' : `${figure(count)} drafts`)

export const texts = {
  title: 'Enrolled dealers',
  of: (moment: string) => `Enrolled on ${moment}`,
  back: 'Enroll dealers',
  startedBy: (name: string, template: string) => `In ${template}, started by ${name}.`,
  loadFailed: 'The enrolled dealers could not be loaded',
  gone: 'This is not there',
  goneWhy: 'It may be outside your markets.',
  toAll: 'All templates of a year',
  leave: 'You can leave this page: the work continues.',
  running: 'Enrolling dealers',
  done: (count: number, all: number) => `${figure(count)} of ${figure(all)} done`,
  progress: 'Progress',
  over: 'Outcome',
  allMade: (count: number) =>
    `${dealersCount(count)} enrolled, each with a draft of the year. Nothing was ordered.`,
  someFailed: (failed: number, made: number) =>
    `${figure(failed)} could not be enrolled, ${dealersCount(made)} enrolled. Nothing was ordered.`,
  failedWhy: (retryable: number) =>
    retryable > 0
      ? 'The reasons are listed below. Fix them, then try again what failed.'
      : 'The reasons are listed below. Another try would not change them.',
  stale: 'The latest state could not be loaded. What you see may be older.',
  counts: { COMPLETED: 'Enrolled', FAILED: 'Failed', PENDING: 'Pending' },
  retry: (count: number) => `Try ${figure(count)} failed again`,
  retried: 'The failed ones are tried again.',
} as const

export const deleteTexts = {
  open: 'Delete drafts…',
  title: (count: number) => `Delete ${yearsCount(count)} of the year?`,
  body: 'The years that were made here are deleted, with everything chosen in them since. The dealers are not enrolled any more. This cannot be undone.',
  others: (count: number) =>
    count === 1
      ? 'One that was submitted since stays.'
      : `${figure(count)} that were submitted since stay.`,
  nothing: 'Nothing to delete',
  nothingWhy: 'None of the years made here is a draft any more.',
  keep: 'Keep them',
  delete: 'Delete drafts',
  progress: 'Deleted so far',
  deleted: (count: number) =>
    count === 1 ? '1 draft was deleted.' : `${figure(count)} drafts were deleted.`,
  failed: 'Not deleted',
  notLoaded: 'What was made could not be loaded. Try again.',
} as const

export const dealerTexts = {
  title: 'Dealers',
  search: 'Dealer',
  status: 'Status',
  anyStatus: 'Any status',
  columns: {
    dealer: 'Dealer',
    status: 'Status',
    year: 'Year',
    why: 'What to know',
    doneAt: 'Done',
  },
  open: 'Open draft',
  openOf: (dealer: string) => `Open draft of ${dealer}`,
  deleted: 'Deleted',
  noneFound: 'No dealer matches. Search for something else, or look at another status.',
} as const
