export const mailDateTexts = {
  title: 'Select Mail Date',
  metroSubtitle: 'The estimated in-home date is 5-10 days after the selected mail date.',
  subtitle: 'Select the mail date for the campaign.',
  label: 'Mail Date',
  firstWave: 'First Wave',
  secondWave: 'Second Wave',
  waves: ['Wave 1', 'Wave 2'],
  split: 'Selecting multiple waves results in a 50/50 split of sends between the two dates.',
  invalid: 'Mail date is no longer valid',
  secondNotLater: 'The second wave must be later than the first.',
  hints: {
    SPRING: 'Customization Period: Early February',
    SUMMER: 'Customization Period: Early April',
    FALL: 'Customization Period: Early July',
  },
} as const

/** Why nothing can be mailed on a day. */
export const closedDayTexts = {
  past: 'This day has passed.',
  weekend: 'Nothing is mailed on weekends.',
  holiday: (name: string) => `${name}: nothing is mailed on federal holidays.`,
  blackout: 'Blackout date: nothing is mailed on this day.',
  tooEarly: (first: string) => `Too early: pieces sent this way can go out from ${first}.`,
  tooLate: (last: string) => `Too late: the last mail date of this campaign is ${last}.`,
  closed: 'Nothing is mailed on this day.',
} as const
