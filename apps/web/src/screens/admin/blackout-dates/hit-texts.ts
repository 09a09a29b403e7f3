const campaigns = (count: number) => (count === 1 ? 'One campaign' : `${count} campaigns`)

/** What closing a day does to campaigns, and what can be done about it. */
export const hitTexts = {
  checking: 'Looking for campaigns on this day…',
  none: 'No ordered campaign is mailed on this day.',
  hits: (count: number) => `${campaigns(count)} would be mailed on this day`,
  afterwards:
    'Closing the day leaves them as they are. You can then move each to its next day; it waits for approval again.',
  checkFailed: 'Which campaigns are mailed on this day could not be loaded.',
  title: 'Campaigns on closed days',
  why: 'They are ordered for a day on which nothing is mailed. A campaign that is moved waits for approval again.',
  choose: (name: string) => `Move ${name}`,
  all: 'All that can be moved',
  move: (count: number) => (count === 1 ? 'Move one campaign' : `Move ${count} campaigns`),
  nothing: 'Choose at least one campaign.',
  becomes: (before: string, day: string) => `${before} → ${day}`,
  moved: (count: number) => `${campaigns(count)} moved, to be approved again.`,
  failed: (count: number) => `${campaigns(count)} could not be moved`,
  more: (count: number) => `And ${count} more.`,
} as const
