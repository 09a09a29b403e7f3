import { fontTexts } from '../fonts/index.ts'
import type { PreflightReason } from './preflight.rules.ts'

/** What people read where a piece cannot be made. */
export const pieceReasons = {
  'piece.no-glyph':
    'This piece holds characters that cannot be printed. Remove them and try again.',
  'piece.no-picture': 'A picture of this piece is missing. Choose it again.',
  'piece.no-font': 'A font of this piece is missing on the server. Tell your administrator.',
  'piece.painters-busy': 'Many proofs are being made at this moment. Try again in a few seconds.',
  'piece.no-design': 'This creative has no print design.',
  'piece.no-email': 'This creative is not sent as an email.',
  'piece.wrong-coupons': 'This design does not take that number of coupons.',
} as const

/** What people read about each finding of a preflight. */
export const preflightTexts = {
  'preflight.bleed': 'Does not reach past the edge where the paper is cut',
  'preflight.safe-margin': 'Stands too close to the edge of the paper',
  'preflight.small-text': 'Text is smaller than 6 points',
  'preflight.contrast': 'Text is hard to read on what is behind it',
  'preflight.no-glyph': fontTexts.notPrintable,
  'preflight.text-cut': 'Text is too long for its place and is cut',
  'preflight.resolution': 'The picture has fewer than 300 dots per inch here',
  'preflight.logo-squeezed': 'The logo is too wide or too high for its place to be read',
  'preflight.quiet-zone': 'Something stands too close to a code',
  'preflight.small-code': 'A code is too small for a camera to read',
  'preflight.field-missing': 'The design leaves out a field that has to be filled in',
} as const satisfies Record<PreflightReason, string>
