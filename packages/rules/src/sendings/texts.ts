import type { SuppressedFor } from './plan.rules.ts'
import type { HeldFor, SendingState } from './sendings.rules.ts'

/** Why something cannot be done with what is being sent. */
export const sendingReasons = {
  'sending.not-now': 'This is no longer possible: it was changed meanwhile, or it is over.',
} as const

export const sendingStateNames: Readonly<Record<SendingState, string>> = {
  held: 'Waits for you',
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
  GONE: 'erased since',
  UNMATCHED: 'too little is known for ad platforms to find them',
  STOPPED: 'stopped',
}
