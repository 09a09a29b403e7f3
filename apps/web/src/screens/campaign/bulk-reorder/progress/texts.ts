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
  running: 'Making drafts',
  made: 'Made',
  allMade: (count: number) => `${drafts(count)} made. Nothing was ordered.`,
  someFailed: (failed: number, made: number) =>
    `${figure(failed)} could not be made, ${drafts(made)} made. Nothing was ordered.`,
} as const

export const madeTexts = {
  title: (count: number) => (count === 1 ? 'Delete the draft?' : `Delete ${figure(count)} drafts?`),
  body: 'The drafts that this bulk reorder made are deleted, with everything chosen in them since. This cannot be undone.',
  nothingWhy: 'None of what it made is a draft any more.',
} as const

export const draftOf = (campaign: string, market: string) => `${campaign} for ${market}`

export const itemTexts = {
  title: 'Campaigns',
  search: 'Campaign or market',
  campaign: 'Campaign',
  market: 'For',
  draft: 'New draft',
  openOf: (campaign: string, market: string) => `Open draft: ${draftOf(campaign, market)}`,
  noneFound: 'No campaign matches. Search for something else, or look at another status.',
} as const
