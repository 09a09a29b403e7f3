import { fileReasons, lineReasons } from '../csv/index.ts'
import { handOverReasons } from '../hand-overs/index.ts'

/** Why something cannot be done with a print package. */
export const printPackageReasons = {
  ...fileReasons,
  ...handOverReasons,
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
