import { csvLine } from '../csv/index.ts'
import { fieldNames, type ImportField } from './import-fields.rules.ts'
import { rowReasons, type RowReason } from './texts.ts'

const HEADERS = ['Line', 'Field', 'Reason']
const WHOLE_LINE = 'Whole line'

/** As a file that spreadsheets open: which line, which field, and what is wrong with it. */
export function rejectedRowsFile(
  rejections: readonly { line: number; field: string; reason: string }[],
): string {
  const lines = rejections.map(({ line, field, reason }) =>
    csvLine([
      String(line),
      fieldNames[field as ImportField] ?? WHOLE_LINE,
      rowReasons[reason as RowReason] ?? reason,
    ]),
  )
  return csvLine(HEADERS) + lines.join('')
}
