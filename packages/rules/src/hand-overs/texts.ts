import type { HandOver, HandOverState } from './hand-over.rules.ts'

/** Why something cannot be handed over. */
export const handOverReasons = {
  'hand-over.not-ready': 'It is still being made. Wait until it is ready.',
  'hand-over.not-now':
    'Its campaign does not send it now: it is paused, stopped, or waits for a person.',
  'hand-over.done':
    'It was handed over already. Take it once more only as a repeat, and have it used once.',
  'hand-over.not-done': 'It was not handed over yet.',
  'hand-over.forgotten':
    'Its files are no longer stored: they are deleted 30 days after the hand-over.',
  'hand-over.held':
    'This database was put back, and may not send before an administrator has confirmed that.',
} as const

export const handOverStateNames: Readonly<Record<HandOverState, string>> = {
  making: 'Being made',
  ready: 'Ready to hand over',
  'handing-over': 'Being handed over',
  'handed-over': 'Handed over',
}

export const handOverNames: Readonly<Record<HandOver, string>> = {
  FOLDER: 'To the printer’s folder',
  SFTP: 'To the printer’s server',
  DOWNLOAD: 'Downloaded',
}
