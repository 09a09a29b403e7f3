import { channelNames, FULFILLMENT_OPTIONS, type FulfillmentOption } from '../channels/index.ts'
import {
  cellsOf,
  readTable,
  usableAndRefused,
  type LineToMend,
  type TableCells,
  type TableLine,
} from '../csv/index.ts'
import { accept, refuse } from '../result/index.ts'
import { MOST_OF_DISCOUNT_CAP, MOST_OF_PIECE_PRICE, parsePiecePrice } from '../templates/index.ts'
import {
  DISCOUNT_FIELDS,
  priceColumns,
  type DiscountField,
  type PriceField,
} from './columns.rules.ts'
import type { PriceRowReason } from './texts.ts'

/** What a line says of a discount: parts of it, or that there is none. */
export type DiscountCells = Partial<Record<DiscountField, number>> | 'none'

/** What a line says of a template; undefined is what it says nothing of. */
export interface PriceRow {
  line: number
  cells: TableCells<PriceField>
  key: number | undefined
  name: string
  /** As programs call it; blank where the line does not say. */
  brand: string
  option: FulfillmentOption
  /** In hundredths of a cent. */
  price: number | undefined
  discount: DiscountCells | undefined
}

export type RefusedPrice = LineToMend<PriceField, PriceRowReason>

export interface PriceFile {
  rows: PriceRow[]
  refused: RefusedPrice[]
  /** Headers that are not read. */
  ignored: string[]
}

/** Reads a file of prices: what each line says, and which lines say nothing that can be used. */
export function readPrices(text: string) {
  const table = readTable(text, priceColumns)
  if (!table.ok) return table
  const { lines, fields, ignored } = table.value
  const isOfTemplates = fields.has('key') || fields.has('template')
  if (!isOfTemplates || !fields.has('option') || !fields.has('price')) {
    return refuse('price-list.headers-missing')
  }
  return accept<PriceFile>({ ...usableAndRefused(lines.map(readLine)), ignored })
}

interface Wrong {
  field: PriceField | undefined
  reason: PriceRowReason
}

type Read<Value> = { value: Value } | Wrong

const wrong = (field: PriceField | undefined, reason: PriceRowReason): Wrong => ({ field, reason })

function readLine({ line, cellOf, isWhole }: TableLine<PriceField>): PriceRow | RefusedPrice {
  const cells = cellsOf(priceColumns, cellOf)
  const refused = (problem: Wrong): RefusedPrice => ({ line, cells, ...problem })
  if (!isWhole) return refused(wrong(undefined, 'row.cells'))
  const key = readKey(cells)
  if ('reason' in key) return refused(key)
  const option = OPTIONS.get(cells.option.toLowerCase())
  if (!option) {
    return refused(wrong('option', cells.option === '' ? 'row.required' : 'row.option-unknown'))
  }
  const price = readPrice('price', cells.price)
  if ('reason' in price) return refused(price)
  const discount = readDiscount(cells)
  if ('reason' in discount) return refused(discount)
  return {
    line,
    cells,
    key: key.value,
    name: cells.template,
    brand: cells.brand.toUpperCase(),
    option,
    price: price.value,
    discount: discount.value,
  }
}

/** In the words of the screen, or as programs call them. */
const OPTIONS: ReadonlyMap<string, FulfillmentOption> = new Map(
  FULFILLMENT_OPTIONS.flatMap((option) => [
    [option.toLowerCase(), option],
    [channelNames[option].toLowerCase(), option],
  ]),
)

function readKey({ key, template }: TableCells<PriceField>): Read<number | undefined> {
  if (key === '') return template === '' ? wrong('template', 'row.required') : { value: undefined }
  return /^[1-9]\d{0,8}$/.test(key) ? { value: Number(key) } : wrong('key', 'row.template-unknown')
}

/** A blank cell says nothing. */
function readPrice(field: PriceField, cell: string): Read<number | undefined> {
  if (cell === '') return { value: undefined }
  const price = parsePiecePrice(cell)
  if (price === undefined) return wrong(field, 'row.price')
  return price > MOST_OF_PIECE_PRICE ? wrong(field, 'row.too-dear') : { value: price }
}

function readCap(cell: string): Read<number | undefined> {
  if (cell === '') return { value: undefined }
  const digits = cell.replaceAll(',', '')
  const cap = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return cap >= 1 && cap <= MOST_OF_DISCOUNT_CAP ? { value: cap } : wrong('cap', 'row.cap')
}

/** What stands in the first of its columns where a template has no discount. */
const NO_DISCOUNT = 'none'

function readDiscount(cells: TableCells<PriceField>): Read<DiscountCells | undefined> {
  if (cells.base.toLowerCase() === NO_DISCOUNT) return { value: 'none' }
  const found: Partial<Record<DiscountField, number>> = {}
  for (const field of DISCOUNT_FIELDS) {
    const read = field === 'cap' ? readCap(cells.cap) : readPrice(field, cells[field])
    if ('reason' in read) return read
    if (read.value !== undefined) found[field] = read.value
  }
  return { value: Object.keys(found).length > 0 ? found : undefined }
}
