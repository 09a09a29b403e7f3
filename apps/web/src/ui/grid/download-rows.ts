import { csvCell, type GridColumn } from './column.ts'
import { CSV_FILE_NAME, csvOf } from './csv.rules.ts'
import { downloadText } from './download.ts'

/** Rows as a file to take along, as their columns show them. */
export function downloadRows<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): void {
  const exported = columns.filter((column) => !column.notInCsv)
  const cells = rows.map((row) => exported.map((column) => csvCell(column, row)))
  const titles = exported.map(({ title }) => title)
  downloadText(CSV_FILE_NAME, csvOf(titles, cells), 'text/csv')
}
