import { MOST_IMPORT_BYTES } from '@marquee/rules/customers'
import { figure, texts as customerTexts } from '../texts.ts'

const MEGABYTE = 1_048_576

export const texts = {
  newTitle: 'Import customers',
  title: 'Import',
  back: customerTexts.title,
  uploaded: (market: string, when: string, by: string) =>
    [market, by ? `uploaded ${when} by ${by}` : `uploaded ${when}`].join(' · '),
  loadFailed: 'This import could not be loaded',
  gone: 'This import does not exist',
  goneWhy: 'It may belong to a market that you do not look after.',
  toAll: 'All imports',
  stale:
    'The progress could not be loaded just now. The import continues, and this page keeps trying.',
} as const

export const stepTexts = {
  label: 'Steps of an import',
  names: ['File', 'Columns', 'Import'],
  done: 'done',
} as const

export const fileTexts = {
  label: 'File of customers',
  dealer: 'Dealer',
  dealerHint:
    'With the columns you choose whether the file replaces this dealer’s customers or adds to them.',
  dealerFirst: 'Choose a dealer first.',
  choose: 'Choose a file',
  requirements: [
    'CSV, as Excel or your dealer system saves it',
    `At most ${MOST_IMPORT_BYTES / MEGABYTE} MB`,
    'The first line names the columns',
  ],
  holds: 'What the file holds',
  holdsWhy: 'One line is one household. Nothing is read until you have matched the columns.',
  needs: [
    'Last name',
    'Email, or street address and ZIP code',
    'Last visit or purchase date',
    'If you have them: vehicles, opt-outs, and first visits',
  ],
  template: 'Download a template',
  templateName: 'customers.csv',
  stands: (households: number, asOf: string) =>
    `${figure(households)} households as of ${asOf} stay in use until the new file is published.`,
} as const

export const mappingTexts = {
  form: 'Columns',
  preview: 'The first lines',
  previewWhy: 'Below each column you see what it is read as.',
  previewTable: 'The first lines of the file',
  column: (place: number) => `Column ${place + 1}`,
  as: (names: string) => `as ${names}`,
  leftOut: 'left out',
  notThere: 'Not in the file',
  example: (value: string) => `For example ${value}`,
  emptyCell: 'Empty in the first line',
  also: (names: string) => `Also chosen for ${names}`,
  met: 'Found',
  unmet: 'Missing',
  start: 'Start import',
  ready: 'Nothing is missing. The current data stays in use until the new data is complete.',
  groups: {
    who: { title: 'Who they are', needed: 'Needed: the last name.' },
    reach: {
      title: 'Where they are reached',
      needed: 'Needed: the email, or the street address and the ZIP code.',
    },
    visits: { title: 'When they came', needed: 'Needed: the last visit or the purchase date.' },
    consent: { title: 'What they agreed to', needed: undefined },
    vehicles: { title: 'What they drive', needed: undefined },
  },
} as const

/** Beside both: what is not lost in either. */
export const orderedStay =
  'Customers whom a submitted or approved order still has to reach are kept for that order.'

export const modeTexts = {
  title: 'Customers who are not in this file',
  label: 'What happens to them',
  REPLACE: {
    name: 'They go',
    means: 'The file is the dealer’s whole list: it replaces the customers of today.',
  },
  MERGE: {
    name: 'They stay',
    means: 'The file only adds and updates: no one goes.',
  },
} as const

export const confirmingTexts = {
  title: 'This file changes a lot',
  why: 'Nothing has changed yet, and the current data stays in use. Look at the figures, and decide.',
  gone: (gone: number, before: number) =>
    gone === before && before > 1
      ? `All ${figure(before)} households would go`
      : `${figure(gone)} of ${figure(before)} households would go`,
  changed: (before: number, after: number) =>
    `${figure(before)} households would become ${figure(after)}`,
  whole:
    'Is the file the dealer’s whole list? If it is only a part of it, cancel, upload it again, and choose that the others stay.',
  added: 'Are these really customers of this dealer? If not, cancel, and look at the file.',
  letGo: (gone: number) =>
    gone === 1 ? 'Import, and remove 1 household' : `Import, and remove ${figure(gone)} households`,
  goOn: 'Import anyway',
} as const

export const progressTexts = {
  reading: 'The file is being read',
  publishing: 'The new data take the place of the old',
  name: 'Progress of the import',
  waiting: 'It begins in a moment.',
  percent: (percent: number) => `${percent}% read`,
  finishing: 'The whole file is read. Finishing takes a moment.',
  undoing: 'The customers from before are put back',
  leaveUndoing: 'You can leave this page: it goes on.',
  leave:
    'You can leave this page: the import goes on. The current data stays in use until it is done.',
  cancel: 'Cancel import',
} as const

export const cancelTexts = {
  title: 'Cancel this import?',
  body: 'What has been read of this file is discarded. The current data stays in use.',
  no: 'Keep this import',
  yes: 'Cancel import',
  done: 'The import was canceled.',
} as const

export const outcomeTexts = {
  published: (market: string) => `The customers of ${market} are published`,
  publishedWhy: 'Audiences are counted from them now.',
  failed: 'This import failed',
  line: (line: number) => `Line ${figure(line)}`,
  cancelled: 'This import was canceled',
  served: (households: number, asOf: string) =>
    `The data from before stays in use: ${figure(households)} households as of ${asOf}.`,
  nothingServes: 'There were no data before, so there are no customers to count yet.',
  another: 'Import another file',
  undone: (market: string) => `This import was undone: the customers of ${market} are as they were`,
  undoneBy: (name: string, moment: string) => (name ? `By ${name}, ${moment}.` : `${moment}.`),
  undonePeople:
    'People who were erased since stay erased, and who asked not to be contacted is not contacted.',
  counts: {
    rows: 'Lines read',
    households: 'Households read',
    incomplete: 'Of these, without a field',
    refused: 'Rejected lines',
    erased: 'Left out, as they asked to be erased',
  },
} as const

export const effectOfImportTexts = {
  before: 'Households before',
  inFile: 'Households in the file',
  added: 'New',
  gone: 'Gone',
  changed: 'Changed',
  after: 'Households now',
  reached: (before: number, after: number) => `${figure(before)} before, ${figure(after)} now`,
} as const

export const undoTexts = {
  undo: 'Undo this import',
  until: (moment: string) => `It can be undone until ${moment}.`,
  title: 'Undo this import?',
  back: (before: number, after: number) =>
    `Now ${figure(after)} households are in use. The ${figure(before)} from before this import are put back.`,
  plain: 'The households from before this import are put back.',
  stays:
    'What was erased or suppressed since stays so. Opt-outs that came with this file go with it. Households that orders name stay stored for these orders.',
  no: 'Keep this import',
  yes: 'Undo',
} as const

export const rejectedTexts = {
  title: 'Rows to mend',
  why: 'Download these rows, mend them, and import that file: choose that the other customers stay. The rows are stored for a week.',
  first: (count: number) => `These are the first ${count}. The file holds all of them.`,
  table: 'Rows to mend',
  loadFailed: 'The rejected rows could not be loaded',
  download: 'Download all as CSV',
  fileName: (key: number) => `rejected-rows-${key}.csv`,
} as const

export const findingsTexts = {
  title: 'What could not be read',
  headers: ['What', 'Why', 'Lines', 'What is lost'],
  wholeLine: 'Whole line',
  LINE: 'The line',
  FIELD: 'The field only',
} as const
