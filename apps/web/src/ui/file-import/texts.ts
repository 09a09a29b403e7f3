import { MOST_TABLE_BYTES } from '@marquee/rules/csv'

const MEGABYTE = 1_048_576

/** What every table has to be, whatever its lines are about. */
export const tableRequirements = [
  'CSV, as spreadsheets save it',
  `${MOST_TABLE_BYTES / MEGABYTE} MB at most`,
]

/** What the lines of a tried file are called, whatever they are about. */
export const foundTexts = {
  changed: 'Changed',
  added: 'New',
  refused: 'Lines that are refused',
  refusedWhy: 'They are left out. Correct them in the file, and choose it again.',
  absent: 'Not in the file',
  line: 'Line',
  what: 'What changes',
  why: 'Why',
  download: 'Download these lines',
} as const

export const texts = {
  choose: 'Choose a file',
  another: 'Choose another file',
  holds: 'What the file holds',
  template: 'Download a template',
  would: (name: string) => `What ${name} would change`,
  ignored: (headers: string) => `These columns are not read: ${headers}.`,
  first: (shown: number, all: number) =>
    `The first ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}.`,
  import: 'Import',
  done: (name: string) => `${name} was imported`,
} as const
