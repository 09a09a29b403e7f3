import { readCsv, separatorOf, type CsvRow } from '../csv/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { MarketDetails, NetworkLevel } from './market-details.rules.ts'
import { detailReaders, readBrandId, readLevel, readSourceId } from './cells.rules.ts'
import { columnsOf, fieldsOfColumns, type NetworkField } from './columns.rules.ts'
import type { NetworkRowReason } from './texts.ts'

/** A line that can be read: which market it names, and what it says of it. */
export interface NetworkRow {
  line: number
  level: NetworkLevel
  sourceId: string
  parent: string | null
  brand: string | null
  details: Partial<MarketDetails>
}

export interface RefusedRow {
  line: number
  sourceId: string
  name: string
  /** Undefined: the line as a whole. */
  field: NetworkField | undefined
  reason: NetworkRowReason
}

export interface NetworkFile {
  rows: NetworkRow[]
  refused: RefusedRow[]
  /** Headers that no column of a network has; what stands below them is not read. */
  ignored: string[]
}

type FileReason =
  | 'network.file-empty'
  | 'network.not-csv'
  | 'network.quote-open'
  | 'network.headers-twice'
  | 'network.headers-missing'

/** Reads a file of markets: what each line says, and which lines say nothing that can be used. */
export function readNetwork(text: string): Result<NetworkFile, FileReason> {
  const { rows, isQuoteOpen } = readCsv(text, 1, true, separatorOf(text, true))
  if (isQuoteOpen) return refuse('network.quote-open')
  const [head, ...lines] = rows
  if (!head || lines.length === 0) return refuse('network.file-empty')
  if (head.cells.length < 2) return refuse('network.not-csv')
  const headers = head.cells.map((cell) => cell.trim())
  const named = headers.filter((header) => header !== '').map((header) => header.toLowerCase())
  if (new Set(named).size < named.length) return refuse('network.headers-twice')
  const columns = columnsOf(headers)
  const isComplete = [columns.level, columns.sourceId, columns.parent].every(
    (at) => at !== undefined,
  )
  if (!isComplete) return refuse('network.headers-missing')

  const read = lines.map((line) => readLine(line, columns, headers.length))
  const known = fieldsOfColumns(columns)
  return accept({
    rows: read.filter((row): row is NetworkRow => !('reason' in row)),
    refused: read.filter((row): row is RefusedRow => 'reason' in row),
    ignored: headers.filter((header, at) => header !== '' && !known.has(at)),
  })
}

type Columns = ReturnType<typeof columnsOf>

function readLine(
  { line, cells }: CsvRow,
  columns: Columns,
  width: number,
): NetworkRow | RefusedRow {
  const cellOf = (field: NetworkField) => cells[columns[field] ?? width]?.trim() ?? ''
  const refused = (field: NetworkField | undefined, reason: NetworkRowReason): RefusedRow => {
    return { line, sourceId: cellOf('sourceId'), name: cellOf('name'), field, reason }
  }
  if (cells.length !== width) return refused(undefined, 'row.cells')
  const level = readLevel(cellOf('level'))
  if ('reason' in level || level.value === null) return refused('level', 'row.level')
  const isBrand = level.value === 'NATIONAL'

  const ids: Record<'sourceId' | 'parent' | 'brand', string | null> = {
    sourceId: null,
    parent: null,
    brand: null,
  }
  for (const field of ['sourceId', 'parent', 'brand'] as const) {
    if (cellOf(field) === '') continue
    const isOfBrand = field === 'brand' || (field === 'sourceId' && isBrand)
    const id = (isOfBrand ? readBrandId : readSourceId)(cellOf(field))
    if ('reason' in id) return refused(field, id.reason)
    ids[field] = id.value
  }
  if (ids.sourceId === null) return refused('sourceId', 'row.required')
  if (isBrand && ids.parent !== null) return refused('parent', 'row.parent-of-brand')
  if (!isBrand && ids.parent === null) return refused('parent', 'row.required')

  const details = readDetails(cellOf)
  if ('field' in details) return refused(details.field, details.reason)
  return { ...ids, sourceId: ids.sourceId, line, level: level.value, details: details.read }
}

interface WrongCell {
  field: keyof MarketDetails
  reason: NetworkRowReason
}

/** What the cells say; a blank one says nothing. */
function readDetails(
  cellOf: (field: NetworkField) => string,
): { read: Partial<MarketDetails> } | WrongCell {
  const known = new Map<string, string | boolean>()
  for (const field of Object.keys(detailReaders) as (keyof MarketDetails)[]) {
    const cell = cellOf(field)
    if (cell === '') continue
    const read = detailReaders[field](cell)
    if ('reason' in read) return { field, reason: read.reason }
    if (read.value !== null) known.set(field, read.value)
  }
  return { read: Object.fromEntries(known) }
}
