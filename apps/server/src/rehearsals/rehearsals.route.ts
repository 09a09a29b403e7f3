import { rehearsals } from '@marquee/contract/rehearsals'
import { bind } from '../platform/use-case.ts'
import { openPiece, readDocument } from './open-piece.use-case.ts'
import { readLatest, removeRehearsal, startRehearsal } from './rehearse.use-case.ts'

export const rehearsalsRoutes = bind(rehearsals, {
  latest: readLatest,
  start: startRehearsal,
  remove: removeRehearsal,
  openPiece,
  document: readDocument,
})
