import { fileReasons, lineReasons } from '../csv/index.ts'
import { fieldTexts } from '../fields/index.ts'
import { showCount } from '../money/index.ts'
import { MOST_OF_DISCOUNT_CAP, piecePriceTexts, templateTexts } from '../templates/index.ts'

/** What is wrong with a file of prices as a whole. */
export const priceListReasons = {
  ...fileReasons,
  'price-list.headers-missing':
    'The file needs columns named Template, Channel and Price per piece. Save the prices as a start.',
  'price-list.changed-meanwhile':
    'Templates were changed since this was tried. Nothing was changed. Try the file again.',
} as const

/** What is wrong with one line; of a price, in the words of the form of a template. */
export const priceRowReasons = {
  ...lineReasons,
  'row.template-unknown': 'There is no such template, or you may not change it.',
  'row.template-of-several': 'Several templates have this name. Say which brand or ID.',
  'row.template-other-name': 'The template with this ID has another name.',
  'row.template-other-brand': 'The template with this ID is of another brand.',
  'row.has-draft':
    'This template has a draft in which more than prices differs. Publish or discard it first.',
  'row.option-unknown': 'This is no way of sending.',
  'row.option-not-offered': templateTexts.optionNotOffered,
  'row.twice': 'Two lines are about this channel of the template. None of them was used.',
  'row.price': piecePriceTexts.price,
  'row.too-dear': piecePriceTexts.tooDear,
  'row.cap': fieldTexts.wholeNumber('1', showCount(MOST_OF_DISCOUNT_CAP)),
  'row.discount-incomplete': 'The template has no discount yet. Fill in all four columns.',
  'row.two-discounts': 'Two lines of this template do not agree on its discount.',
  'row.discount-turned': templateTexts.discountTurned,
} as const

export type PriceRowReason = keyof typeof priceRowReasons
