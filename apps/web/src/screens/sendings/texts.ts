import { showCount } from '@marquee/rules/money'
import type { HeldFor } from '@marquee/rules/sendings'

export const texts = {
  title: 'On its way',
  intro:
    'Everything that leaves now, waits, is paused or comes next, with what became of each piece. It follows what happens.',
  list: 'What is on its way',
  none: 'Nothing is on its way. What campaigns send stands here from the day on which they begin.',
  noneFound: 'Nothing is found. Try another search, or fewer filters.',
  search: 'Campaign or dealer',
  standing: 'Where it stands',
  anyStanding: 'All',
  channel: 'Channel',
  anyChannel: 'All channels',
  columns: {
    campaign: 'Campaign',
    market: 'Dealer',
    piece: 'Piece',
    dueOn: 'Day',
    standing: 'Where it stands',
    planned: 'Planned',
    sent: 'Sent',
    pending: 'To be sent',
    leaving: 'Leaving now',
    refused: 'Refused',
    suppressed: 'Left out',
    unknown: 'Not known',
    perMinute: 'A minute',
    actions: 'Actions',
  },
  totals: 'All that is found',
  equation: (planned: string, parts: readonly string[]) =>
    `${planned} planned = ${parts.join(' + ')}`,
  part: (count: number, name: string) => `${showCount(count)} ${name.toLowerCase()}`,
  onItsDay: (day: string) => `On ${day}`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'About a minute left' : `About ${showCount(minutes)} minutes left`,
  soon: 'Leaves within a minute',
  /** In a row; the whole reason is read before it is let go. */
  heldFor: {
    late: 'Late by over 24 hours',
    restored: 'Database was put back',
    refused: 'Mail server refuses it',
  } satisfies Readonly<Record<HeldFor, string>>,
  ending: 'All of it has left',
  opensAt: (moment: string) => `Continues ${moment}`,
  untilResumed: 'Until someone resumes it',
  stopAll: 'Stop everything',
  stopAllIntro:
    'From this moment on no email leaves, no print package is handed over, and nothing new is made ready, until someone lets it continue. What was sent stays sent.',
  stopAllHint: 'Each who sees what is sent reads it, and it stays in the audit log.',
  leave: 'Not now',
  stopped: 'Everything is stopped',
  letGo: 'Let go',
  letGoOf: (piece: string, market: string) => `Let go: ${piece}, ${market}`,
  letGoTitle: 'Send it now?',
} as const
