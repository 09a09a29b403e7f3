const MEGABYTE = 1_048_576

/** A file of ten thousand lines takes a fifth of it. */
export const MOST_TABLE_BYTES = 8 * MEGABYTE

/** What may be wrong with a line, whatever kind of file it stands in. */
export const lineReasons = {
  'row.cells': 'The line does not have as many cells as the headers.',
  'row.required': 'This is needed.',
} as const

/** What is wrong with a file as a whole, whatever its lines are about. */
export const fileReasons = {
  'file.too-large': `This file is larger than ${MOST_TABLE_BYTES / MEGABYTE} MB.`,
  'file.empty': 'This file has no lines below its headers.',
  'file.not-csv': 'This is not a CSV file. Save it as CSV and try again.',
  'file.wrong-encoding':
    'The letters of this file cannot be read. Save it as CSV UTF-8 and try again.',
  'file.quote-open': 'A quotation mark is opened and never closed. Close it and try again.',
  'file.headers-twice': 'Two columns have the same header. Give each its own.',
  'file.nothing-usable': 'No line of this file can be used. Nothing was changed.',
  'file.too-many-refused':
    'More than half of the lines cannot be used. Nothing was changed. Correct them and try again.',
} as const
