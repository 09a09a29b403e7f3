import { accessTexts } from '@marquee/rules/access'
import { priceListReasons } from '@marquee/rules/price-lists'
import { tableRequirements } from '../../../../ui/file-import/index.ts'

export const texts = {
  title: 'Prices as a file',
  back: 'Campaign templates',
  intro:
    'Save the prices of all templates, change them in a spreadsheet, and load them here. They become drafts: dealers get the new prices once you publish them.',
  label: 'File of prices',
  requirements: tableRequirements,
  rules: [
    'A line for each channel of a template: its price per piece in dollars, to a hundredth of a cent.',
    'A template is known by its ID, and by its name where there is no ID.',
    'The four columns of the discount stand on one line of a template; “none” in the first of them takes the discount away.',
    'A blank cell leaves what is there, and so does a template that is not in the file.',
    'A template with an unfinished draft is refused, unless only prices differ in it.',
  ],
  toList: 'See the templates',
  save: 'Save the prices',
  fileName: 'template-prices.csv',
} as const

/** Why a file of prices cannot be imported. */
export const reasons = { ...accessTexts, ...priceListReasons }

export const trialTexts = {
  nothing: 'Nothing differs: the prices are as the file says.',
  changed: 'New prices',
  changedWhy: 'They become drafts. Open a template to look at its draft, and publish it there.',
  hadDraft: 'Goes on in its draft',
  template: 'Template',
  noName: 'No name',
  downloadName: 'prices-to-correct.csv',
} as const
