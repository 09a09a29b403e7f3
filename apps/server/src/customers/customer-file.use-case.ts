import { isUtf8 } from 'node:buffer'
import { PREVIEW_ROWS, readCsv } from '@marquee/rules/customers'
import { accept, refuse, type Result } from '@marquee/rules/result'

export interface FileHead {
  headers: string[]
  rows: string[][]
}

type FileReason =
  | 'customers.file-empty'
  | 'customers.not-csv'
  | 'customers.wrong-encoding'
  | 'customers.headers-twice'

/** Headers and first lines stand within these bytes. */
export const HEAD_BYTES = 262_144

/** The first lines of a file that can be read, or what is wrong with it as a whole. */
export function headOf(bytes: Buffer, isWhole: boolean): Result<FileHead, FileReason> {
  if (bytes.length === 0) return refuse('customers.file-empty')
  if (bytes.includes(0) || bytes.subarray(0, 2).toString('latin1') === 'PK') {
    // Zeros are in UTF-16 as well, which is text.
    const isWide = bytes[0] === 0xff || bytes[0] === 0xfe
    return refuse(isWide ? 'customers.wrong-encoding' : 'customers.not-csv')
  }
  const cut = isWhole ? bytes.length : bytes.lastIndexOf('\n') + 1
  if (!isUtf8(bytes.subarray(0, cut))) return refuse('customers.wrong-encoding')
  const { rows } = readCsv(bytes.toString('utf8', 0, cut), 1, isWhole)
  const [first, ...more] = rows.map(({ cells }) => cells.map((cell) => cell.trim()))
  if (!first || first.length < 2) return refuse('customers.not-csv')
  const named = first.filter((header) => header !== '')
  if (new Set(named).size < named.length) return refuse('customers.headers-twice')
  if (more.length === 0) return refuse('customers.file-empty')
  return accept({ headers: first, rows: more.slice(0, PREVIEW_ROWS) })
}
