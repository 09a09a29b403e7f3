import type { FulfillmentOption } from '../channels/index.ts'
import { mayUseLines } from '../csv/index.ts'
import { isSameData } from '../stored/index.ts'
import { pricedOptions, type CampaignTemplate, type PriceBook } from '../templates/index.ts'
import { DISCOUNT_FIELDS, type DiscountField, type PriceField } from './columns.rules.ts'
import type { PriceFile, PriceRow, RefusedPrice } from './file.rules.ts'
import type { PriceRowReason } from './texts.ts'

/** A template that the importer may change. */
export interface PricedTemplate {
  key: number
  name: string
  hierarchyId: string
  /** The newest version, and what stands in it. */
  version: number
  content: CampaignTemplate
  /** What is written of it and not published. */
  draft: { content: CampaignTemplate; version: number } | null
}

export interface PriceChange {
  of: FulfillmentOption | DiscountField
  /** In hundredths of a cent; of a cap, households. Null: there is none. */
  before: number | null
  after: number | null
}

/** A template with what becomes its draft. */
export interface ChangedPrices {
  template: PricedTemplate
  content: CampaignTemplate
  changes: PriceChange[]
}

/** What a file would do to the drafts of templates. */
export interface PriceDifferences {
  changed: ChangedPrices[]
  /** Templates whose prices are as the file says. */
  unchanged: number
  refused: RefusedPrice[]
  /** How many lines can be used. */
  usable: number
}

interface Placed {
  row: PriceRow
  template: PricedTemplate
}

/** Compares the rows of a file with the templates that are there. What it does not name stays as it is. */
export function comparePrices(
  file: Pick<PriceFile, 'rows' | 'refused'>,
  templates: readonly PricedTemplate[],
): PriceDifferences {
  const place = placer(templates)
  const lines = withoutTwice(file.rows.map(place))
  const compared = groupedByTemplate(lines).map(compareTemplate)
  const refused = [
    ...file.refused,
    ...lines.filter((line): line is RefusedPrice => 'reason' in line),
    ...compared.flatMap((one) => one.refused),
  ].toSorted((a, b) => a.line - b.line)
  return {
    changed: compared.flatMap(({ changed }) => changed ?? []),
    unchanged: compared.filter(({ changed, usable }) => !changed && usable > 0).length,
    refused,
    usable: compared.reduce((all, { usable }) => all + usable, 0),
  }
}

const refusal = (
  { line, cells }: PriceRow,
  field: PriceField | undefined,
  reason: PriceRowReason,
): RefusedPrice => ({ line, cells, field, reason })

function placer(templates: readonly PricedTemplate[]) {
  const byKey = new Map(templates.map((template) => [template.key, template]))
  const isNamed = ({ name }: PricedTemplate, searched: string) =>
    name.toLowerCase() === searched.toLowerCase()
  return (row: PriceRow): Placed | RefusedPrice => {
    const named = templates.filter(
      (template) => isNamed(template, row.name) && isOfBrand(template, row),
    )
    if (row.key === undefined && named.length > 1) {
      return refusal(row, 'template', 'row.template-of-several')
    }
    const template = row.key === undefined ? named[0] : byKey.get(row.key)
    const field = row.key === undefined ? 'template' : 'key'
    if (!template) return refusal(row, field, 'row.template-unknown')
    // Where the lines of a column were mixed up, prices would come to other templates.
    if (row.name !== '' && !isNamed(template, row.name)) {
      return refusal(row, 'key', 'row.template-other-name')
    }
    if (!isOfBrand(template, row)) return refusal(row, 'brand', 'row.template-other-brand')
    if (hasOtherDraft(template)) return refusal(row, field, 'row.has-draft')
    return pricedOptions(template.content).includes(row.option)
      ? { row, template }
      : refusal(row, 'option', 'row.option-not-offered')
  }
}

const isOfBrand = ({ hierarchyId }: PricedTemplate, { brand }: PriceRow): boolean =>
  brand === '' || hierarchyId.toUpperCase() === brand

/** A draft in which nothing but prices differs is that of an earlier file, or may be taken for one. */
function hasOtherDraft({ draft, content }: PricedTemplate): boolean {
  return (
    draft !== null &&
    !isSameData({ ...draft.content, priceBook: content.priceBook }, { ...content })
  )
}

function withoutTwice(lines: readonly (Placed | RefusedPrice)[]): (Placed | RefusedPrice)[] {
  const nameOf = ({ row, template }: Placed) => `${template.key} ${row.option}`
  const times = new Map<string, number>()
  for (const line of lines) {
    if ('row' in line) times.set(nameOf(line), (times.get(nameOf(line)) ?? 0) + 1)
  }
  return lines.map((line) =>
    'row' in line && (times.get(nameOf(line)) ?? 0) > 1
      ? refusal(line.row, 'option', 'row.twice')
      : line,
  )
}

type Lines = [Placed, ...Placed[]]

function groupedByTemplate(lines: readonly (Placed | RefusedPrice)[]): Lines[] {
  const groups = new Map<number, Lines>()
  for (const line of lines) {
    if (!('row' in line)) continue
    const group = groups.get(line.template.key)
    if (group) group.push(line)
    else groups.set(line.template.key, [line])
  }
  return [...groups.values()]
}

interface Compared {
  changed?: ChangedPrices
  refused: RefusedPrice[]
  usable: number
}

function compareTemplate(lines: Lines): Compared {
  const [{ template }] = lines
  const { content } = template.draft ?? template
  const before = content.priceBook
  const rows = lines.map(({ row }) => row)
  const discount = discountAfter(rows, before.discount)
  const refused =
    'reason' in discount
      ? rows.flatMap((row) =>
          row.discount === undefined ? [] : refusal(row, discount.field, discount.reason),
        )
      : []
  const left = rows.filter((row) => 'value' in discount || row.discount === undefined)
  const after: PriceBook = {
    prices: pricesAfter(left, before.prices),
    discount: 'value' in discount ? discount.value : before.discount,
  }
  const changes = changesOf(before, after)
  const compared = { refused, usable: left.length }
  if (changes.length === 0) return compared
  return { ...compared, changed: { template, content: { ...content, priceBook: after }, changes } }
}

function pricesAfter(rows: readonly PriceRow[], before: PriceBook['prices']): PriceBook['prices'] {
  const given = new Map(
    rows.flatMap(({ option, price }): [FulfillmentOption, number][] =>
      price === undefined ? [] : [[option, price]],
    ),
  )
  const known = new Set(before.map(({ option }) => option))
  return [
    ...before.map(({ option, pricePerPiece }) => ({
      option,
      pricePerPiece: given.get(option) ?? pricePerPiece,
    })),
    ...[...given]
      .filter(([option]) => !known.has(option))
      .map(([option, pricePerPiece]) => ({ option, pricePerPiece })),
  ]
}

type Discount = PriceBook['discount']

function discountAfter(
  rows: readonly PriceRow[],
  before: Discount,
): { value: Discount } | { field: PriceField; reason: PriceRowReason } {
  const given = rows.flatMap(({ discount }) => discount ?? [])
  const parts = given.filter((one) => one !== 'none')
  if (given.length === 0) return { value: before }
  if (parts.length === 0) return { value: null }
  const differs = DISCOUNT_FIELDS.find(
    (field) => new Set(parts.flatMap((one) => one[field] ?? [])).size > 1,
  )
  if (differs || parts.length < given.length) {
    return { field: differs ?? 'base', reason: 'row.two-discounts' }
  }
  const { base, cap, minimum, maximum } = Object.assign({}, before, ...parts) as Partial<
    NonNullable<Discount>
  >
  if (base === undefined || cap === undefined || minimum === undefined || maximum === undefined) {
    return { field: 'base', reason: 'row.discount-incomplete' }
  }
  return maximum < minimum
    ? { field: 'maximum', reason: 'row.discount-turned' }
    : { value: { base, cap, minimum, maximum } }
}

function changesOf(before: PriceBook, after: PriceBook): PriceChange[] {
  const priceIn = ({ prices }: PriceBook, option: FulfillmentOption) =>
    prices.find((price) => price.option === option)?.pricePerPiece ?? null
  const all: PriceChange[] = [
    ...after.prices.map(({ option }) => ({
      of: option,
      before: priceIn(before, option),
      after: priceIn(after, option),
    })),
    ...DISCOUNT_FIELDS.map((field) => ({
      of: field,
      before: before.discount?.[field] ?? null,
      after: after.discount?.[field] ?? null,
    })),
  ]
  return all.filter((one) => one.before !== one.after)
}

export interface PriceCounts {
  changed: number
  unchanged: number
  refused: number
}

export const countPrices = ({ changed, unchanged, refused }: PriceDifferences): PriceCounts => ({
  changed: changed.length,
  unchanged,
  refused: refused.length,
})

/** May what the file says be carried out? Its refused lines are left out. */
export const mayImportPrices = ({ usable, refused }: PriceDifferences) =>
  mayUseLines(usable, refused.length)
