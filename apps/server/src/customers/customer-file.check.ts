import { readFileHead, type FileHead } from '@marquee/rules/customers'
import { refuse, type Result } from '@marquee/rules/result'

type FileReason = 'customers.file-empty' | 'customers.not-csv' | 'customers.headers-twice'

/** Headers and first lines stand within these bytes. */
export const HEAD_BYTES = 262_144

/** The first letters of a workbook, whatever its name. */
const ZIP = 'PK\u0003\u0004'

/** The first lines of a file that can be read, or what is wrong with it as a whole. */
export function headOf(text: string, isWhole: boolean): Result<FileHead, FileReason> {
  if (text === '') return refuse('customers.file-empty')
  if (text.includes('\0') || text.startsWith(ZIP)) return refuse('customers.not-csv')
  return readFileHead(text, isWhole)
}
