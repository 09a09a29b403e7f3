export const figure = (count: number) => count.toLocaleString('en-US')

export const dealersCount = (count: number) =>
  count === 1 ? '1 dealer' : `${figure(count)} dealers`

export const texts = {
  title: 'Enroll dealers',
  of: (template: string) => `Enroll dealers in ${template}`,
  intro:
    'Each dealer gets a draft of the whole year, with all of its seasons. This orders nothing.',
  back: 'Template',
  loadFailed: 'The template could not be loaded',
  gone: 'This template is not there',
  goneWhy: 'It may have been deleted, or it may be outside your markets.',
  toAll: 'All templates of a year',
  notAYear: 'This template is not for a year',
  notAYearWhy: 'Dealers are enrolled in a template with four seasons. Choose one of those.',
} as const

export const trialTexts = {
  title: 'Dealers',
  intro:
    'Who can be enrolled today. Nothing is made until you enroll them; take out whom you want to leave out.',
  label: 'Dealers to enroll',
  tried: (done: number, all: number) => `${figure(done)} of ${dealersCount(all)} checked`,
  progress: 'Checking',
  failed: 'The dealers could not be checked',
  noDealers: 'No dealer is here',
  noDealersWhy: 'Choose another market at the top.',
  none: 'None of the dealers.',
  summary: (possible: number, all: number) =>
    possible === all
      ? `All ${figure(all)} can be enrolled`
      : `${figure(possible)} of ${dealersCount(all)} can be enrolled`,
  drafts: (count: number) =>
    count === 1
      ? '1 has drafts of these seasons. They stay, but cannot be ordered any more once it is enrolled.'
      : `${figure(count)} have drafts of these seasons. They stay, but cannot be ordered any more once they are enrolled.`,
  chosen: (count: number) =>
    count === 0 ? 'No dealers chosen yet' : `${dealersCount(count)} chosen`,
  all: 'Choose all who can be enrolled',
  noneChosen: 'Choose at least one dealer.',
  noneIsPossible: 'None of these can be enrolled now.',
  stillChecking: 'The dealers are still being checked.',
  tooMany: (most: number) =>
    `At most ${figure(most)} are enrolled at once. Take some out, or choose a smaller market at the top.`,
  enroll: (count: number) => (count === 0 ? 'Enroll dealers' : `Enroll ${dealersCount(count)}`),
  search: 'Dealer or district',
  show: 'Show',
  everybody: 'Everybody',
  possible: 'Can be enrolled',
  refused: 'Cannot be enrolled',
  columns: { dealer: 'Dealer', district: 'District', outcome: 'Outcome', why: 'What to know' },
  draftsOf: (count: number) =>
    count === 1 ? 'Has a draft of a season' : `Has ${figure(count)} drafts of seasons`,
  question: {
    title: 'Enroll dealers who have drafts?',
    enroll: 'Enroll',
    back: 'Back',
  },
} as const

export const earlierTexts = {
  title: 'Enrolled before',
  search: 'Dealer, template or person',
  template: 'Template',
  made: 'Enrolled',
  none: 'Nobody has enrolled many dealers at once yet.',
  noneFound: 'Nothing matches. Search for something else.',
} as const
