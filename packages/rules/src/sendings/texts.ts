import type { SuppressedFor } from './plan.rules.ts'
import type { HeldFor, SendingState } from './sendings.rules.ts'
import type { SendingStanding, WaitsFor } from './standing.rules.ts'
import type { UnsentState } from './unsent.rules.ts'

/** Why something cannot be done with what is being sent. */
export const sendingReasons = {
  'sending.not-now': 'This is no longer possible: it was changed meanwhile, or it is over.',
  'sending.not-national':
    'Only people who see a whole brand stop everything that is sent, and let it continue.',
  'sending.halted-already': 'Everything that is sent here is stopped already.',
  'sending.halted-above':
    'It was stopped for more than you see. Only people there can let it continue.',
  'sending.not-halted': 'Nothing is stopped: someone let it continue meanwhile.',
  'sending.decided-already':
    'Someone was faster, or it turned out what became of them. The list is up to date again.',
  'sending.halted':
    'Everything that is sent is stopped. Nothing is handed over until someone lets it continue.',
} as const

export const sendingStateNames: Readonly<Record<SendingState, string>> = {
  held: 'Waits for a person',
  running: 'On its way',
  paused: 'Paused',
  stopped: 'Stopped',
  done: 'Done',
}

export const heldForTexts: Readonly<Record<HeldFor, string>> = {
  late: 'Its day is over by more than 24 hours. Let it go if its offers still hold, or stop it.',
  restored:
    'It was due when the database was put back, so it may have been sent before. Let it go only if you know that it was not.',
  refused:
    'The mail server refuses these emails, one after the other. Let it go once the cause is mended.',
}

export const suppressedForNames: Readonly<Record<SuppressedFor, string>> = {
  NO_DATA: 'no longer has an address',
  OPTED_OUT: 'opted out since',
  UNDELIVERABLE: 'could not be reached since',
  PRESSED: 'got as many lately as the brand allows',
  GONE: 'erased since',
  UNMATCHED: 'too little is known for ad platforms to find them',
  OVER_CAP: 'over the monthly cap',
  STOPPED: 'stopped',
}

export const unsentStateNames: Readonly<Record<UnsentState, string>> = {
  unknown: 'Unknown whether it arrived',
  refused: 'Refused',
  suppressed: 'Not sent',
}

export const sendingStandingNames: Readonly<Record<SendingStanding, string>> = {
  held: 'Waits for a person',
  waiting: 'Waiting',
  going: 'Going out',
  paused: 'Paused',
  next: 'Next',
}

export const waitsForTexts: Readonly<Record<WaitsFor, string>> = {
  halt: 'Everything is stopped',
  cancellation: 'Its cancellation is not decided',
  confirmation: 'The database was put back; an administrator has to confirm that it may send',
  printer: 'Print package not handed over yet',
  'audience-file': 'Until its audience file is taken',
  'daily-cap': 'Daily cap of emails reached',
  hours: 'Emails leave by day only, by the clock of the dealer',
  rest: 'Mail servers asked to try these again later',
}
