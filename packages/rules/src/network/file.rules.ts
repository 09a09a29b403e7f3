import { readTable, usableAndRefused, type TableLine } from '../csv/index.ts'
import { accept, refuse } from '../result/index.ts'
import type { MarketDetails, NetworkLevel } from './market-details.rules.ts'
import { detailReaders, readBrandId, readLevel, readSourceId } from './cells.rules.ts'
import { networkColumns, type NetworkField } from './columns.rules.ts'
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

const NEEDED = ['level', 'sourceId', 'parent'] as const

/** Reads a file of markets: what each line says, and which lines say nothing that can be used. */
export function readNetwork(text: string) {
  const table = readTable(text, networkColumns)
  if (!table.ok) return table
  const { lines, fields, ignored } = table.value
  if (!NEEDED.every((field) => fields.has(field))) return refuse('network.headers-missing')
  return accept<NetworkFile>({ ...usableAndRefused(lines.map(readLine)), ignored })
}

function readLine({ line, cellOf, isWhole }: TableLine<NetworkField>): NetworkRow | RefusedRow {
  const refused = (field: NetworkField | undefined, reason: NetworkRowReason): RefusedRow => {
    return { line, sourceId: cellOf('sourceId'), name: cellOf('name'), field, reason }
  }
  if (!isWhole) return refused(undefined, 'row.cells')
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
