import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { drafts, figure } from '../texts.ts'

export const texts = {
  title: 'Bulk reorder',
  of: (moment: string) => `Bulk reorder of ${moment}`,
  back: 'Bulk reorder',
  startedBy: (name: string, mailDate: CalendarDate | null) =>
    mailDate
      ? `Started by ${name}, to be mailed on ${showDate(mailDate)}.`
      : `Started by ${name}, each with its own mail date.`,
  loadFailed: 'The bulk reorder could not be loaded',
  gone: 'This bulk reorder is not there',
  goneWhy: 'It may be outside your markets.',
  toAll: 'All bulk reorders',
  leave: 'You can leave this page: the work continues.',
  running: 'Making drafts',
  done: (count: number, all: number) => `${figure(count)} of ${figure(all)} done`,
  progress: 'Progress',
  over: 'Outcome',
  allMade: (count: number) => `${drafts(count)} made. Nothing was ordered.`,
  someFailed: (failed: number, made: number) =>
    `${figure(failed)} could not be made, ${drafts(made)} made. Nothing was ordered.`,
  failedWhy: (retryable: number) =>
    retryable > 0
      ? 'The reasons are listed below. Fix them, then try again what failed.'
      : 'The reasons are listed below. Another try would not change them.',
  stale: 'The latest state could not be loaded. What you see may be older.',
  counts: { COMPLETED: 'Made', FAILED: 'Failed', PENDING: 'Pending' },
  retry: (count: number) => `Try ${figure(count)} failed again`,
  retried: 'The failed ones are tried again.',
} as const

export const deleteTexts = {
  open: 'Delete drafts…',
  title: (count: number) => (count === 1 ? 'Delete the draft?' : `Delete ${figure(count)} drafts?`),
  body: 'The drafts that this bulk reorder made are deleted, with everything chosen in them since. This cannot be undone.',
  others: (count: number) =>
    count === 1
      ? 'One that was submitted since stays.'
      : `${figure(count)} that were submitted since stay.`,
  nothing: 'Nothing to delete',
  nothingWhy: 'None of what it made is a draft any more.',
  keep: 'Keep them',
  delete: 'Delete drafts',
  progress: 'Deleted so far',
  deleted: (count: number) =>
    count === 1 ? '1 draft was deleted.' : `${figure(count)} drafts were deleted.`,
  failed: 'Not deleted',
  named: (campaign: string, market: string) => `${campaign} for ${market}`,
  notLoaded: 'What it made could not be loaded. Try again.',
} as const

export const itemTexts = {
  title: 'Campaigns',
  search: 'Campaign or market',
  status: 'Status',
  anyStatus: 'Any status',
  columns: {
    campaign: 'Campaign',
    market: 'For',
    status: 'Status',
    draft: 'New draft',
    why: 'What to know',
    doneAt: 'Done',
  },
  open: 'Open draft',
  deleted: 'Deleted',
  openOf: (campaign: string, market: string) => `Open draft: ${campaign} for ${market}`,
  noneFound: 'No campaign matches. Search for something else, or look at another status.',
} as const
