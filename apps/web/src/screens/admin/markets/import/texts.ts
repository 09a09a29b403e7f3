import { figure } from '../texts.ts'
import { tableRequirements } from '../../../../ui/file-import/index.ts'

export const texts = {
  title: 'Import markets',
  back: 'Markets',
  intro:
    'A file of brands, zones, districts and dealers is tried first: you see what differs before anything is changed.',
  label: 'File of markets',
  requirements: tableRequirements,
  rules: [
    'One line for each market, in any order, below a line of headers.',
    'Level, source ID and parent are needed; a new market needs a name as well.',
    'A blank cell or a missing column leaves what is there.',
    'A market that is not in the file stays as it is. Only the status “closed” closes.',
  ],
  templateName: 'markets.csv',
  toList: 'See the markets',
} as const

export const trialTexts = {
  nothing: 'Nothing differs: the markets are as the file says.',
  absentWhy: 'These dealers are open here and stay as they are.',
  sourceId: 'Source ID',
  market: 'Market',
  below: 'Lies below',
  noId: 'None',
} as const

const markets = (count: number) => (count === 1 ? '1 market' : `${figure(count)} markets`)

export const importsTexts = {
  title: 'Earlier imports',
  why: 'An import can be undone for seven days.',
  none: 'No file has changed the markets yet.',
  columns: { importedAt: 'Imported', file: 'File', by: 'By', what: 'What it did', undo: 'Undo' },
  byCommand: 'By command',
  byOthers: 'A higher office',
  undone: (by: string, day: string) => `Undone ${day} by ${by}`,
  undoneByCommand: (day: string) => `Undone ${day} by command`,
  undoneByOthers: 'a higher office',
  over: 'The seven days are over',
  undo: 'Undo',
  undoOf: (file: string, moment: string) => `Undo ${file} of ${moment}`,
} as const

export const undoTexts = {
  undo: 'Undo this import',
  title: (file: string) => `Undo the import of ${file}?`,
  loadFailed: 'What undoing it would do could not be loaded',
  stays: 'Left as they are',
  changed: 'Goes back to what it was',
  removed: 'New markets that are removed',
  market: 'Market',
  what: 'What changes',
  why: 'Why',
  groups:
    'Moved dealers take their people, campaigns and customers back along. Groups that they left have to add them again.',
  final: 'An undo cannot be undone, but the file can be imported again.',
  closing: 'New markets that stay can be closed in the list of markets.',
  first: (shown: number, all: number) => `The first ${figure(shown)} of ${figure(all)}.`,
  no: 'Keep this import',
  yes: (count: number) => `Undo for ${markets(count)}`,
  done: (counts: string) => `The import was undone: ${counts}.`,
} as const
