/** A line of a file, or several where a quoted cell goes over line ends. */
export interface CsvRow {
  /** The number of its first line; the file begins with 1. */
  line: number
  cells: string[]
}

export interface CsvPart {
  rows: CsvRow[]
  /** How many characters of the text are read: up to the end of the last whole row. */
  consumed: number
  /** The line that comes next. */
  line: number
  /** A quotation mark opened in that line takes in all the lines that follow. */
  isQuoteOpen: boolean
}

/** A longer row has a quotation mark that was never closed. */
export const MOST_ROW_CHARACTERS = 100_000

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Reads whole rows from a text that begins at the beginning of one. What is left over comes again,
 * with what follows it: so a file is read in any pieces, and read on from wherever a row ended.
 */
export function readCsv(text: string, line: number, isLast: boolean, separator = ','): CsvPart {
  const rows: CsvRow[] = []
  let at = line === 1 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  let next = line
  while (at < text.length) {
    const row = readRow(text, at, isLast, separator)
    if (!row) break
    if (row === 'open') return { rows, consumed: at, line: next, isQuoteOpen: true }
    const isBlank = row.cells.length === 1 && row.cells[0] === ''
    if (!isBlank) rows.push({ line: next, cells: row.cells })
    next += row.lines
    at = row.end
  }
  const isQuoteOpen = text.length - at > MOST_ROW_CHARACTERS
  return { rows, consumed: at, line: next, isQuoteOpen }
}

interface Read {
  cells: string[]
  end: number
  lines: number
}

/** Undefined where the text ends before the row does. */
function readRow(
  text: string,
  from: number,
  isLast: boolean,
  separator: string,
): Read | 'open' | undefined {
  const lineEnd = text.indexOf('\n', from)
  if (lineEnd < 0 && !isLast) return undefined
  const end = lineEnd < 0 ? text.length : lineEnd
  const bare = text.slice(from, text[end - 1] === '\r' ? end - 1 : end)
  if (!bare.includes('"')) return { cells: bare.split(separator), end: end + 1, lines: 1 }
  return readQuoted(text, from, isLast, separator)
}

function readQuoted(
  text: string,
  from: number,
  isLast: boolean,
  separator: string,
): Read | 'open' | undefined {
  const cells: string[] = []
  let lines = 1
  let at = from
  for (;;) {
    const cell = readCell(text, at, separator)
    if (!cell) return isLast ? cutOff(text, at, cells, lines) : undefined
    if (cell.end >= text.length && !isLast) return undefined
    cells.push(cell.value)
    lines += cell.lines
    at = cell.end + 1
    if (text[cell.end] !== separator) return { cells, end: at, lines }
  }
}

/** A file that ends within a quoted cell: half a line, or a mark that was never closed long before. */
function cutOff(text: string, at: number, cells: string[], lines: number): Read | 'open' {
  return /\n./s.test(text.slice(at)) ? 'open' : { cells, end: text.length, lines }
}

interface Cell {
  value: string
  /** Where the separator or the line end behind it stands. */
  end: number
  lines: number
}

function readCell(text: string, from: number, separator: string): Cell | undefined {
  if (text[from] !== '"') return { ...untilSeparator(text, from, separator), lines: 0 }
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return undefined
    if (text[quote + 1] !== '"') {
      const inside = text.slice(from + 1, quote)
      // Text between the closing mark and the separator belongs to the cell.
      const behind = untilSeparator(text, quote + 1, separator)
      const value = inside.replaceAll('""', '"') + behind.value
      return { value, end: behind.end, lines: lineEndsIn(inside) }
    }
    at = quote + 2
  }
}

function untilSeparator(
  text: string,
  from: number,
  separator: string,
): { value: string; end: number } {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
  const isReturn = text[end] !== separator && text[end - 1] === '\r' && end > from
  return { value: text.slice(from, isReturn ? end - 1 : end), end }
}

const lineEndsIn = (text: string) => text.split('\n').length - 1

const FORMULA = /^[=+\-@\t\r]/

/** A cell that no spreadsheet takes for a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a cell said before it was kept from being a formula. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
