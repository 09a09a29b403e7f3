import { readCsv, separatorOf, type Separator } from '../csv/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { PREVIEW_ROWS } from './imports.rules.ts'

/** What a person sees of a file before they say what its columns are. */
export interface FileHead {
  headers: string[]
  rows: string[][]
  separator: Separator
}

type HeadReason = 'customers.file-empty' | 'customers.not-csv' | 'customers.headers-twice'

/** Of a text that is the beginning of a file, or all of it: is there a line of headers, and one below? */
export function readFileHead(text: string, isWhole: boolean): Result<FileHead, HeadReason> {
  const separator = separatorOf(text, isWhole)
  const { rows } = readCsv(text, 1, isWhole, separator)
  const [first, ...more] = rows.map(({ cells }) => cells.map((cell) => cell.trim()))
  if (!first && isWhole) return refuse('customers.file-empty')
  if (!first || first.length < 2) return refuse('customers.not-csv')
  const named = first.filter((header) => header !== '')
  if (new Set(named).size < named.length) return refuse('customers.headers-twice')
  if (more.length === 0) return refuse('customers.file-empty')
  return accept({ headers: first, rows: more.slice(0, PREVIEW_ROWS), separator })
}
