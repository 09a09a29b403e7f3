import { isUtf8 } from 'node:buffer'
import { readFileHead, type FileHead } from '@marquee/rules/customers'
import { refuse, type Result } from '@marquee/rules/result'

type FileReason =
  | 'customers.file-empty'
  | 'customers.not-csv'
  | 'customers.wrong-encoding'
  | 'customers.headers-twice'

/** Headers and first lines stand within these bytes. */
export const HEAD_BYTES = 262_144

/** The first bytes of a workbook, whatever its name. */
const ZIP = 'PK\u0003\u0004'

/** The first lines of a file that can be read, or what is wrong with it as a whole. */
export function headOf(bytes: Buffer, isWhole: boolean): Result<FileHead, FileReason> {
  if (bytes.length === 0) return refuse('customers.file-empty')
  if (bytes.includes(0) || bytes.subarray(0, ZIP.length).toString('latin1') === ZIP) {
    // Zeros are in UTF-16 as well, which is text.
    const isWide = bytes[0] === 0xff || bytes[0] === 0xfe
    return refuse(isWide ? 'customers.wrong-encoding' : 'customers.not-csv')
  }
  const cut = isWhole ? bytes.length : bytes.lastIndexOf('\n') + 1
  if (!isUtf8(bytes.subarray(0, cut))) return refuse('customers.wrong-encoding')
  return readFileHead(bytes.toString('utf8', 0, cut), isWhole)
}
