import { csvCell, type GridColumn } from './column.ts'
import { CSV_FILE_NAME, csvOf } from './csv.rules.ts'

/** Hands a text to the browser as a file, without a request. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the file only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** Rows as a file to take along, as their columns show them. */
export function downloadRows<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): void {
  const exported = columns.filter((column) => !column.notInCsv)
  const cells = rows.map((row) => exported.map((column) => csvCell(column, row)))
  const titles = exported.map(({ title }) => title)
  downloadText(CSV_FILE_NAME, csvOf(titles, cells), 'text/csv')
}
