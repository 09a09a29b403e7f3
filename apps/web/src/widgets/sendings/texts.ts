import { showCount } from '@marquee/rules/money'

export const texts = {
  title: 'What is sent',
  loadFailed: 'What is sent could not be loaded',
  planned: 'Planned',
  pending: 'To be sent',
  sent: 'Sent',
  leftOut: 'Left out',
  refused: 'Refused',
  returned: 'Came back',
  why: (kind: string, says: readonly string[]) =>
    says.length === 0 ? kind : `${kind} (“${says.join('”, “')}”)`,
  unknown: 'Not known whether it arrived',
  piece: (step: string, channel: string) => `${step} by ${channel}`,
  second: (piece: string) => `${piece}, again to those who did not open it`,
  inWave: (piece: string, wave: number) => `${piece}, wave ${wave}`,
  whoNot: (count: number) =>
    count === 1 ? 'The one who did not get it' : `The ${showCount(count)} who did not get it`,
  opensAt: (why: string, moment: string) => `${why}. It continues ${moment}.`,
  waits: (why: string) => `${why}.`,
  scheduled: 'On its day',
  approverLetsGo: 'Whoever approves your campaigns decides that.',
  onItsDay: 'how many is known on its day',
  countOf: (count: string, what: string) => `${count} ${what.toLowerCase()}`,
  because: (count: string, reason: string) => `${count} ${reason}`,
  pause: 'Pause',
  resume: 'Resume',
  letGo: 'Let go',
  stop: 'Stop',
  pauseAll: 'Pause all',
  resumeAll: 'Resume all',
  letGoAll: 'Let go what waits',
  stopAll: 'Stop all',
  stopTitle: 'Stop what is still to be sent?',
  stopBody:
    'What was sent stays sent. What is left of these pieces is never sent, and cannot be resumed.',
  letGoTitle: 'Send it now?',
  leave: 'Not now',
  daily: (through: string) =>
    `Each day it goes to those who are due on it. All days to ${through} were looked at.`,
  noRecalls:
    'The customer data does not say who has an open recall, so it goes to none of the customers.',
  dailyRecent: 'The figures are of the last 31 days, and of all that is not over.',
  inMonth: (shown: string, count: number, month: string) =>
    `${shown} ${count === 1 ? 'household' : 'households'} in ${month}`,
  inMonthOf: (count: string, cap: string, month: string) =>
    `${count} of at most ${cap} households in ${month}`,
  dailyPaused: 'It is paused: whoever is due meanwhile waits.',
  pauseDaily: 'Pause this campaign',
  resumeDaily: 'Resume this campaign',
  halted: (place: string) => `Everything that is sent at ${place} and below it is stopped`,
  haltedBy: (by: string, at: string) => `By ${by}, ${at}`,
  liftHalt: 'Let everything continue',
  liftTitle: 'Let everything continue?',
  liftBody:
    'What was stopped leaves from now on: emails at once, print packages as they are ready.',
  lifted: 'Everything continues',
  done: 'Saved',
} as const
