import { tableTemplate, type TableColumns } from '../csv/index.ts'

/** The parts of a discount, each in a column. */
export const DISCOUNT_FIELDS = ['base', 'cap', 'minimum', 'maximum'] as const

export type DiscountField = (typeof DISCOUNT_FIELDS)[number]

/** What the columns of a file of prices may be. */
export type PriceField = 'key' | 'brand' | 'template' | 'option' | 'price' | DiscountField

export const priceColumns: TableColumns<PriceField> = {
  key: { label: 'Template ID', also: 'id templatekey key' },
  brand: { label: 'Brand', also: 'hierarchyid brandid' },
  template: { label: 'Template', also: 'templatename name' },
  option: { label: 'Channel', also: 'channelorvariation option variation' },
  price: { label: 'Price per piece', also: 'price priceperpiece' },
  base: { label: 'Discount at zero households', also: 'discountbase discount base' },
  cap: { label: 'Households at which the discount ends', also: 'discountcap cap' },
  minimum: { label: 'Smallest discount', also: 'discountminimum minimum' },
  maximum: { label: 'Largest discount', also: 'discountmaximum maximum' },
}

/** A line as it is written into a file. */
export type PriceLine = Readonly<Partial<Record<PriceField, string>>>

export const pricesFile = (lines: readonly PriceLine[]): string =>
  tableTemplate(priceColumns, lines)
