import { channelNames } from '../channels/index.ts'
import { showCount } from '../money/index.ts'
import { plainPiecePrice, pricedOptions, showPiecePrice } from '../templates/index.ts'
import {
  DISCOUNT_FIELDS,
  priceColumns,
  type DiscountField,
  type PriceLine,
} from './columns.rules.ts'
import type { PriceChange, PriceCounts, PricedTemplate } from './compare.rules.ts'
import { priceRowReasons } from './texts.ts'

export const priceCountNames: Readonly<Record<keyof PriceCounts, string>> = {
  changed: 'Templates with a new draft',
  unchanged: 'As before',
  refused: 'Refused lines',
}

export const priceWords = { columns: priceColumns, reasons: priceRowReasons }

const isOfDiscount = (of: PriceChange['of']): of is DiscountField =>
  DISCOUNT_FIELDS.some((field) => field === of)

/** "Direct mail: $0.65 → $0.69". */
export function describePriceChange({ of, before, after }: PriceChange): string {
  const name = isOfDiscount(of) ? priceColumns[of].label : channelNames[of]
  const show = (value: number | null) => {
    if (value === null) return 'none'
    return of === 'cap' ? showCount(value) : showPiecePrice(value)
  }
  return `${name}: ${show(before)} → ${show(after)}`
}

/** A template as lines of a file, one for each channel that has or needs a price. */
export function priceLinesOf({
  key,
  hierarchyId,
  content,
}: Pick<PricedTemplate, 'key' | 'hierarchyId' | 'content'>): PriceLine[] {
  const { prices, discount } = content.priceBook
  return pricedOptions(content).map((option, at) => {
    const price = prices.find((one) => one.option === option)?.pricePerPiece
    const line = {
      key: String(key),
      brand: hierarchyId,
      template: content.name,
      option: channelNames[option],
      price: price === undefined ? '' : plainPiecePrice(price),
    }
    if (at > 0 || !discount) return line
    return {
      ...line,
      base: plainPiecePrice(discount.base),
      cap: String(discount.cap),
      minimum: plainPiecePrice(discount.minimum),
      maximum: plainPiecePrice(discount.maximum),
    }
  })
}
