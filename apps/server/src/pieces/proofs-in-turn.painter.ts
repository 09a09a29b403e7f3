import { fewAtOnce } from '../platform/few-at-once.ts'

/** A proof keeps a processor busy and its pictures in memory: the server answers others meanwhile. */
export const PROOFS_AT_ONCE = { most: 2, waiting: 12 }

export const inTurn = fewAtOnce(PROOFS_AT_ONCE)
