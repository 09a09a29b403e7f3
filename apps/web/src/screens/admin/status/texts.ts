import type { InstallationPart, Standing } from '@marquee/rules/installation'

const counted = (one: string, several: string) => (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`

export const texts = {
  title: 'Status',
  intro: 'How Marquee does right now, for all brands.',
  verdict: {
    good: 'Everything is all right.',
    slow: 'Some things take longer than usual.',
    stuck: 'Something is stuck.',
  } satisfies Record<Standing, string>,
  goodMeans: 'Nothing needs to be done.',
  lookAt: (parts: string) => `Look at: ${parts}.`,
  asOf: (time: string) => `As of ${time}. This page looks again every 15 seconds.`,
  unreached: 'How it stands is not known right now',
  unreachedMeans:
    'People may not be able to work until it answers again. This page looks again every 15 seconds. If it stays so for two minutes, call who operates Marquee.',
  unreachedSince: (time: string) => `What stands below is as it was at ${time}.`,
  parts: 'Parts',
  kinds: 'Work in the background by kind',
  kindsIntro:
    'What repeats by itself always waits for its next turn; only what is due counts as late.',
  noKinds: 'There is no work.',
  columns: {
    kind: 'Kind of work',
    standing: 'Stands',
    waiting: 'Waiting',
    running: 'Running',
    failed: 'Failed tries',
    oldest: 'Longest wait',
  },
  notLate: 'None is late',
  program: 'Program',
  facts: {
    version: 'Version',
    since: 'Running since',
    database: 'Database',
    runners: 'Workers',
    mailServer: 'Mail server',
  },
  isReached: 'Answers',
  runners: (count: number) =>
    `${counted('group of workers', 'groups of workers')(count)}; each program has four`,
  hasServer: 'Set up',
  hasNoServer: 'None',
} as const

export const standingNames: Readonly<Record<Standing, string>> = {
  good: 'All right',
  slow: 'Slow',
  stuck: 'Stuck',
}

export const partNames: Readonly<Record<InstallationPart, string>> = {
  work: 'Work in the background',
  emails: 'Emails to people',
  sendings: 'What campaigns send',
  customers: 'Customers',
  audit: 'Audit log',
  clock: 'Clock',
}

export const figures = {
  working: (count: number) => `${count.toLocaleString('en-US')} running`,
  waiting: (count: number) => `${count.toLocaleString('en-US')} waiting`,
  failed: counted('failed try', 'failed tries'),
  markets: counted('market', 'markets'),
  households: counted('household', 'households'),
  outdated: (count: number) => `${count.toLocaleString('en-US')} not up to date`,
  oldest: (duration: string) => `the oldest for ${duration}`,
  behind: (duration: string) => `${duration} behind`,
  pieces: counted('piece', 'pieces'),
  unknown: (count: number) => `${count.toLocaleString('en-US')} not known`,
  held: (count: number) => `${count.toLocaleString('en-US')} on hold`,
  lastDays: 'in the last 30 days',
  sealed: 'All sealed',
  apart: (duration: string) => `${duration} apart`,
  right: 'Right to the second',
} as const

/** Those whose own screen has more of it. */
export type PartWithScreen = Exclude<InstallationPart, 'work' | 'clock'>

export const linkNames: Readonly<Record<PartWithScreen, string>> = {
  emails: 'Open the outbox',
  sendings: 'Open what is on its way',
  customers: 'Open customers',
  audit: 'Open the audit log',
}
