import { showDate, type CalendarDate } from '../calendar/index.ts'
import { showCount } from '../money/index.ts'
import type { RehearsalFailure } from './may-rehearse.rules.ts'
import type { LeftOutFor } from './piece-counts.rules.ts'
import type { PieceReader } from './samples.rules.ts'

/** Why a campaign cannot be rehearsed, or a rehearsal not be looked at. */
export const rehearsalReasons = {
  'rehearsal.over': 'This campaign has ended. Reorder it, and rehearse the new one.',
  'rehearsal.running': 'A rehearsal of it is running. Wait until it is through.',
  'rehearsal.none': 'There is no rehearsal of it.',
  'rehearsal.no-names':
    'This piece is for a real customer. Only people who may search audiences see names.',
} as const

export const rehearsalFailures: Readonly<Record<RehearsalFailure, string>> = {
  'rehearsal.person-gone':
    'The person who started it may not see this campaign any more. Start it again.',
  'rehearsal.failed':
    'The program could not finish it, and has recorded why. Start it again; if it fails again, ask for help.',
}

export const leftOutForNames: Readonly<Record<LeftOutFor, string>> = {
  OPTED_OUT: 'opted out',
  UNDELIVERABLE: 'bounced or cannot be delivered to',
  NO_DATA: 'have no address for it',
  GONE: 'are no longer known',
  BY_EMAIL: 'get the email instead',
  OVER_CAP: 'are more than the monthly cap',
  PRESSED: 'get as many by then as the brand allows',
}

export const pieceReaderNames: Readonly<Record<PieceReader, string>> = {
  seed: 'Seed recipient',
  sample: 'Sample, no real person',
  customer: 'Customer',
}

/** What stands across what is made for a rehearsal on paper. */
export const rehearsedPiece = (title: string) =>
  `REHEARSAL, not to be printed from or mailed. Codes redeem nothing. ${title}`

export const problemTexts = {
  plain: {
    'no-postal-address':
      'The dealer has no complete postal address. The law requires one in every marketing email: add it to the dealer’s profile.',
    'too-large':
      'The email is larger than 102 kB: Gmail hides its end, with the link to unsubscribe.',
    'no-reply-address':
      'The dealer has no email address for replies: add one to the dealer’s profile.',
    'no-sending-domain':
      'The brand has no sending domain of its own, so emails come by the name of this installation.',
    'no-mail-server':
      'No mail server is set up for campaigns: emails would be stored here instead of leaving.',
    'no-mailer-id': 'No mailer ID is set up, so nothing could be printed on that day.',
    'no-season': 'None of its seasons is still ahead.',
    late: 'Its day is over: it would wait until a person lets it go.',
    paused: 'The campaign is paused: what is due waits until it is resumed.',
    'no-recalls':
      'The customer data does not say who has an open recall, so this campaign finds none of them.',
    'no-people': 'No one would get it.',
    'no-creative': 'No creative is chosen for it.',
    'no-design': 'Its creative has no design for this channel.',
    'no-picture': 'A picture of the piece is missing or cannot be read.',
    'wrong-coupons': 'The number of its coupons does not fit its design.',
    'not-counted': 'The audience cannot be counted at the moment, so figures are missing.',
    'stale-audience':
      'The saved audience names a dealer, a model or a way of sending that is no longer there. Save it again.',
  },
  ofSeason: (season: string, text: string) => `${season}: ${text}`,
  onPage: (text: string, page: string, what: string) => `${text} (${page}: ${what})`,
  unreadyDomain: (domain: string, records: string) =>
    `The DNS of ${domain} does not say yet what mail servers look for: ${records}.`,
  overCap: (emails: number) =>
    `The brand lets each dealer send ${showCount(emails)} emails a day: the others leave on the next days.`,
  noneDue: (days: number) =>
    `By what is known of the customers now, none of them is due in these ${days} days.`,
  onDay: (day: CalendarDate, why: string) => `${showDate(day)}: ${why}`,
} as const
