import { fewAtOnce } from '../platform/few-at-once.ts'
import { paintPdf, type Print } from './pdf.painter.ts'

/** A proof keeps a processor busy and its pictures in memory: the server answers others meanwhile. */
export const PROOFS_AT_ONCE = { most: 2, waiting: 12 }

export const inTurn = fewAtOnce(PROOFS_AT_ONCE)

/** Other pages than those of pieces, in the same row. */
export const paintInTurn = (print: Print) => inTurn(() => paintPdf(print))
