import { undoEnd } from '../file-imports/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { IMPORT_FIELDS, type ImportField, type ImportMapping } from './import-fields.rules.ts'

/**
 * UPLOADED waits for a person to say what the columns are, CONFIRMING for one to look at the figures of a
 * file that changes much. Until PUBLISHED, what stood before serves; of an import that FAILED, was
 * CANCELLED or is UNDONE nothing is left but its row.
 */
export const IMPORT_STATES = [
  'UPLOADED',
  'READING',
  'CONFIRMING',
  'PUBLISHING',
  'PUBLISHED',
  'FAILED',
  'CANCELLED',
  'UNDOING',
  'UNDONE',
] as const

export type ImportState = (typeof IMPORT_STATES)[number]

/** MERGE adds and updates, and nobody goes; with REPLACE, households that are not in the file go. */
export const IMPORT_MODES = ['REPLACE', 'MERGE'] as const

export type ImportMode = (typeof IMPORT_MODES)[number]

/** A larger file is imported by command: npm run import-customers. */
export const MOST_IMPORT_BYTES = 33_554_432

/** How many lines a person sees before they say what the columns are. */
export const PREVIEW_ROWS = 5

/** An import of which so many lines cannot be used is another kind of file, and replaces nothing. */
const MOST_REFUSED_SHARE = 0.5

export const mayStart = (state: ImportState): Result<true, 'customers.not-waiting'> =>
  state === 'UPLOADED' ? accept(true) : refuse('customers.not-waiting')

export const mayConfirm = (state: ImportState): Result<true, 'customers.not-confirming'> =>
  state === 'CONFIRMING' ? accept(true) : refuse('customers.not-confirming')

/** The last phase is over too soon to be canceled. */
export const mayCancel = (state: ImportState): Result<true, 'customers.import-ended'> =>
  MAY_CANCEL[state] ? accept(true) : refuse('customers.import-ended')

const MAY_CANCEL: Readonly<Record<ImportState, boolean>> = {
  UPLOADED: true,
  READING: true,
  CONFIRMING: true,
  PUBLISHING: false,
  PUBLISHED: false,
  FAILED: false,
  CANCELLED: false,
  UNDOING: false,
  UNDONE: false,
}

interface Undoable {
  state: ImportState
  /** What it replaced is still stored. */
  hasBefore: boolean
  /** Its households are those that serve. */
  isServing: boolean
  /** The moments of its publishing, and of this question. */
  finishedAt: number
  now: number
}

type UndoRefusal =
  | 'customers.not-published'
  | 'customers.not-last'
  | 'customers.nothing-before'
  | 'customers.undo-too-late'

/** May what stood before an import serve again? */
export function mayUndo(one: Undoable): Result<true, UndoRefusal> {
  if (one.state !== 'PUBLISHED') return refuse('customers.not-published')
  if (!one.isServing) return refuse('customers.not-last')
  if (!one.hasBefore) return refuse('customers.nothing-before')
  return one.now < undoEnd(one.finishedAt) ? accept(true) : refuse('customers.undo-too-late')
}

/** Are its rows on their way to serve, and none of those that serve? */
const IS_BEING_READ: Readonly<Record<ImportState, boolean>> = {
  UPLOADED: false,
  READING: true,
  CONFIRMING: true,
  PUBLISHING: true,
  PUBLISHED: false,
  FAILED: false,
  CANCELLED: false,
  UNDOING: false,
  UNDONE: false,
}

export const BEING_READ = IMPORT_STATES.filter((state) => IS_BEING_READ[state])

const IS_UNDER_WAY: Readonly<Record<ImportState, boolean>> = {
  UPLOADED: false,
  READING: true,
  CONFIRMING: true,
  PUBLISHING: true,
  PUBLISHED: false,
  FAILED: false,
  CANCELLED: false,
  UNDOING: true,
  UNDONE: false,
}

/** In which an import of a market keeps others waiting. */
export const UNDER_WAY = IMPORT_STATES.filter((state) => IS_UNDER_WAY[state])

type MappingReason =
  | 'customers.column-missing'
  | 'customers.column-twice'
  | 'customers.fields-needed'
  | 'customers.days-needed'

/** Can households be read by this mapping: does it have their identity, and their visits. */
export function checkMapping(
  mapping: ImportMapping,
  columns: number,
): Result<ImportMapping, MappingReason> {
  const chosen = IMPORT_FIELDS.filter((field) => mapping[field] !== undefined)
  const beyond = chosen.find((field) => (mapping[field] as number) >= columns)
  if (beyond) return refuse('customers.column-missing', { field: beyond })
  const twice = chosen.find(
    (field, at) => chosen.findIndex((other) => mapping[other] === mapping[field]) < at,
  )
  if (twice) return refuse('customers.column-twice', { field: twice })
  const has = (field: ImportField) => mapping[field] !== undefined
  const isPerson = has('lastName') && (has('email') || (has('line1') && has('postalCode')))
  if (!isPerson) return refuse('customers.fields-needed')
  return has('lastVisitOn') || has('purchasedOn')
    ? accept(mapping)
    : refuse('customers.days-needed')
}

export interface ImportCounts {
  /** Lines below the one with the headers. */
  rows: number
  households: number
  refused: number
  /** Left out because the person has requested erasure. */
  erased: number
}

/** May the imported households replace the present ones? */
export function mayReplace({
  rows,
  households,
  refused,
}: ImportCounts): Result<true, 'customers.nothing-usable' | 'customers.too-many-refused'> {
  if (households === 0) return refuse('customers.nothing-usable')
  return refused > rows * MOST_REFUSED_SHARE ? refuse('customers.too-many-refused') : accept(true)
}
