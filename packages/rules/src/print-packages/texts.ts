import { fileReasons, lineReasons } from '../csv/index.ts'
import type { HandOver, PrintPackageState } from './print-package.rules.ts'

/** Why something cannot be done with a print package. */
export const printPackageReasons = {
  ...fileReasons,
  'print-package.not-ready': 'It is still being made. Wait until it is ready.',
  'print-package.not-now':
    'Its campaign does not send it now: it is paused, stopped, or waits for a person.',
  'print-package.handed-over':
    'It was handed over already. Take it once more only as a repeat, and have the printer print it once.',
  'print-package.forgotten':
    'Its files are no longer stored: they are deleted 30 days after the hand-over.',
  'print-package.held':
    'This database was put back, and may not send before an administrator has confirmed that.',
  'print-package.not-handed-over': 'It was not handed over yet, so no answer can be about it.',
  'print-package.headers-missing':
    'The file has to have the columns Piece and Outcome. Piece is what the data file of the package calls it.',
  'print-package.changed-meanwhile':
    'Another answer was imported meanwhile. Look at what this one would change now.',
} as const

/** Why a line of a printer's answer cannot be used. */
export const answerRowReasons = {
  ...lineReasons,
  'row.not-of-package': 'This package has no such piece.',
  'row.outcome': 'Write mailed, spoiled or returned.',
  'row.piece-twice': 'A line above is about the same piece.',
} as const

export type AnswerRowReason = keyof typeof answerRowReasons

export const printPackageStateNames: Readonly<Record<PrintPackageState, string>> = {
  making: 'Being made',
  ready: 'Ready to hand over',
  'handing-over': 'Being handed over',
  'handed-over': 'Handed over',
}

export const handOverNames: Readonly<Record<HandOver, string>> = {
  FOLDER: 'To the printer’s folder',
  DOWNLOAD: 'Downloaded',
}
