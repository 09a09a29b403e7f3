import { dealersCount, figure } from '../texts.ts'

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
  running: 'Enrolling dealers',
  made: 'Enrolled',
  allMade: (count: number) =>
    `${dealersCount(count)} enrolled, each with a draft of the year. Nothing was ordered.`,
  someFailed: (failed: number, made: number) =>
    `${figure(failed)} could not be enrolled, ${dealersCount(made)} enrolled. Nothing was ordered.`,
} as const

export const madeTexts = {
  title: (count: number) => `Delete ${yearsCount(count)} of the year?`,
  body: 'The years that were made here are deleted, with everything chosen in them since. The dealers are not enrolled any more. This cannot be undone.',
  nothingWhy: 'None of the years made here is a draft any more.',
} as const

export const dealerTexts = {
  title: 'Dealers',
  search: 'Dealer',
  dealer: 'Dealer',
  year: 'Year',
  openOf: (dealer: string) => `Open draft of ${dealer}`,
  noneFound: 'No dealer matches. Search for something else, or look at another status.',
} as const
