export type CsvValue = string | number | boolean | null | undefined

export interface CsvCell {
  /** What a person reads. */
  shown: string
  /** What it is: text may hide a formula, a number cannot. */
  value: CsvValue
}

export const CSV_FILE_NAME = 'data.csv'

const LINE_END = '\r\n'
const BYTE_ORDER_MARK = '\uFEFF'

// What spreadsheets take for the start of a formula, also in full width and behind what they skip.
const FORMULA = /^[\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u
const BEGINS_UNSEEN = /^[\0\t\r\n]/

/** Lines as spreadsheets read them; nothing in them is ever run as a formula. */
export function csvOf(titles: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const head = titles.map((title) => quoted(harmless({ shown: title, value: title })))
  const lines = [head, ...rows.map((row) => row.map((cell) => quoted(harmless(cell))))]
  const text = lines.map((line) => line.join(',')).join(LINE_END)
  // Spreadsheets read unmarked text in the encoding of their country.
  return /[^\0-\x7F]/.test(text) ? BYTE_ORDER_MARK + text : text
}

function harmless({ shown, value }: CsvCell): string {
  const risky = typeof value !== 'number' && (FORMULA.test(shown) || BEGINS_UNSEEN.test(shown))
  return risky ? `'${shown}` : shown
}

function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
